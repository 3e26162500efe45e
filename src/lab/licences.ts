import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from './command';
import { root } from './project';

/** A package as it is named to people: who made it, and which of the texts it is under. */
type Shipped = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly holders: readonly string[];
  readonly text: number;
};

type Locked = { readonly version?: string; readonly license?: string; readonly dependencies?: Record<string, string> };

// Programs that make the app and are no part of it, though packages of the app name them.
const tools = [
  /^@babel\/(?!runtime)|^babel-|^metro|^ob1$|^hermes-|^jest|^@jest|^@types|^typescript$|^react-devtools|^lightningcss|^terser|^browserslist/,
  /^@expo\/(cli|metro|config|prebuild|fingerprint|env|json-file|osascript|package-manager|plist|schema-utils|sdk-runtime)/,
  /^@expo\/(spawn-async|sudo|image-utils|devcert|code-signing|local-build|router-server|require-utils|inline-modules|xcpretty)/,
  /^@expo\/(ws-tunnel|rudder|bunyan|mcp|log-box|expo-modules-macros)|^expo-modules-autolinking/,
  /^@react-native\/(codegen|community-cli|debugger|dev-middleware|gradle|babel|metro|jest)|^@react-native-community/,
  /^(@isaacs|ws|yargs|semver|chalk|glob|debug|connect|@ungap|commander|tinyglobby|@webgpu\/types|source-map|convert-source-map)\b/,
];

const packages: Record<string, Locked> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Where a package finds another: next to itself, or in a folder above. */
function placeOf(from: string, name: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const path = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (place === '') return undefined;
  }
}

/** The packages that the app's own ones need, as their places. */
function shippedPlaces(): string[] {
  const found = new Set<string>();
  const follow = (from: string): void => {
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const place = tools.some((tool) => tool.test(name)) ? undefined : placeOf(from, name);
      if (place === undefined || found.has(place) || !existsSync(join(root, place))) continue;
      found.add(place);
      follow(place);
    }
  };
  follow('');
  return [...found];
}

const isHolder = (line: string): boolean => /^\W*(copyright|\(c\)|©)\W*.*(\d{4}|\(c\)|©)/i.test(line);

function licenceOf(place: string): { readonly holders: string[]; readonly body: string } {
  const file = readdirSync(join(root, place)).find((name) => /^(licen[cs]e|copying)(\.|$)/i.test(name));
  const lines = file === undefined ? [] : readFileSync(join(root, place, file), 'utf8').split(/\r?\n/);
  const holders = lines.filter(isHolder).map((line) => line.replace(/\s+/g, ' ').trim());
  const body = lines
    .filter((line) => !isHolder(line))
    .join('\n')
    .replace(/(\S)\n(?=\S)/g, '$1 ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/^\W*(the )?mit licen[cs]e( \(mit\))?\W*\n/i, '')
    .trim();
  return { holders: [...new Set(holders)].slice(0, 4), body };
}

/** Every package that the app is shipped with, and the texts of their licences, each once. */
export function gatherLicences(): { readonly packages: readonly Shipped[]; readonly texts: readonly string[] } {
  const texts: string[] = [];
  const textsByKind = new Map<string, number>();
  const rows = shippedPlaces().map((place) => {
    const { version = '', license: licence = '' } = packages[place] ?? {};
    return { name: place.slice(place.lastIndexOf('node_modules/') + 13), version, licence, ...licenceOf(place) };
  });
  const known = [...new Map(rows.map((row) => [`${row.name} ${row.version}`, row])).values()];
  known.sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1));
  for (const { licence, body } of known) {
    if (body === '' || texts.includes(body)) continue;
    if (!textsByKind.has(licence)) textsByKind.set(licence, texts.length);
    texts.push(body);
  }
  // Some packages name their licence without enclosing it.
  const textOf = (licence: string, body: string): number =>
    body === '' ? (textsByKind.get(licence) ?? -1) : texts.indexOf(body);
  return {
    packages: known.map(({ body, ...row }) => ({ ...row, text: textOf(row.licence, body) })),
    texts,
  };
}

/** Where the app reads them. */
export const licencesFile = join(root, 'public/licences.json');

/** `licences`: gathers them anew, after packages have changed. */
export const licences: Command = {
  name: 'licences',
  summary: 'Gather the licences of all shipped packages for the page that shows them',
  usage: 'npm run lab -- licences [--json]',
  flags: {},
  async run() {
    const gathered = gatherLicences();
    writeFileSync(licencesFile, `${JSON.stringify(gathered, null, 1)}\n`);
    const { packages: all, texts } = gathered;
    return {
      json: { packages: all.length, texts: texts.length },
      rows: [
        ['packages', all.length],
        ['texts', texts.length],
      ],
    };
  },
};
