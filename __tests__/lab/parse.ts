/** Kotlin and Swift, read by parsers: all that a computer with Node alone has for them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const packages = join(__dirname, '../../node_modules');

/** As much of a parsed source as is used here. */
type Node = {
  readonly type: string;
  readonly text: string;
  readonly hasError: boolean;
  readonly descendantsOfType: (type: string) => readonly (Node | null)[];
};
type Parsers = {
  readonly Parser: { init: () => Promise<void> } & (new () => {
    setLanguage: (language: object) => void;
    parse: (source: string) => { readonly rootNode: Node } | null;
  });
  readonly Language: { load: (bytes: Uint8Array) => Promise<object> };
};
const { Parser, Language } = jest.requireActual<Parsers>('web-tree-sitter');

export async function parse(language: 'kotlin' | 'swift', source: string): Promise<Node> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(
    await Language.load(readFileSync(join(packages, `tree-sitter-wasms/out/tree-sitter-${language}.wasm`))),
  );
  const tree = parser.parse(source);
  if (!tree) throw new Error('nothing was parsed');
  return tree.rootNode;
}

/** A file of a package on one line, so that a demand can be read like the code itself. */
export const ofPackage = (path: string): string => readFileSync(join(packages, path), 'utf8').replace(/\s+/g, ' ');
