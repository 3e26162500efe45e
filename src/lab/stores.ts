import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle';
import { nativeFaults } from './native';
import { root, runTool } from './project';
import { sizesOverBudget } from './size';
import { callStep, toolStep, type Step } from './steps';

const leftOut = ['node_modules', '.git', 'build', '.expo', 'android', 'ios'];

/** Makes the native projects in a copy, so that nothing of them stays here, and holds them to what the stores and we demand. */
async function prebuild(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'prebuild-'));
  try {
    for (const name of readdirSync(root)) {
      if (!leftOut.includes(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const { code, output } = await runTool('expo', ['prebuild', '--no-install', '--platform', 'all'], { cwd: copy });
    if (code !== 0) throw new Error(output);
    const faults = nativeFaults(copy, join(root, 'node_modules'));
    if (faults.length > 0) throw new Error(`does not hold:\n${faults.join('\n')}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function checkSizes(): Promise<void> {
  const tooLarge = await sizesOverBudget();
  if (tooLarge.length > 0) throw new Error(`over budget: ${tooLarge.map(({ part }) => part).join(', ')}`);
}

/** What the stores will be given: the bundles as Hermes bytecode, the native projects, versions that fit, sizes. */
export const storeSteps: readonly Step[] = [
  callStep('android', () => bundle('android')),
  callStep('ios', () => bundle('ios')),
  callStep('prebuild', prebuild),
  toolStep('versions', 'expo', ['install', '--check']),
  // One check asks a directory on the web and another the schema's server: without a network the first is left out, the second warns.
  toolStep('doctor', 'expo-doctor', ['--verbose'], {
    EXPO_DOCTOR_ENABLE_DIRECTORY_CHECK: '0',
    EXPO_DOCTOR_WARN_ON_NETWORK_ERRORS: '1',
  }),
  callStep('size', checkSizes),
];
