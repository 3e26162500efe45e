import { spawn } from 'node:child_process';
import { bundle, isFresh } from './bundle';
import { serve, type Served } from './serve';

// A browser keeps saved games by address: the port stays the same from one start to the next.
const usualPort = 4747;

async function serveNear(folder: string, port: number): Promise<Served> {
  try {
    return await serve(folder, port);
  } catch (error) {
    if (port >= usualPort + 20) throw error;
    return serveNear(folder, port + 1);
  }
}

function openBrowser(address: string): void {
  const { platform, env } = process;
  const hasScreen = platform === 'darwin' || platform === 'win32' || env['DISPLAY'] || env['WAYLAND_DISPLAY'];
  if (!hasScreen || env['CI']) return;
  const [command, args] =
    platform === 'darwin'
      ? ['open', [address]]
      : platform === 'win32'
        ? ['cmd', ['/c', 'start', '', address]]
        : ['xdg-open', [address]];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

async function play(): Promise<void> {
  if (!isFresh('web')) process.stdout.write('Building the app (about two minutes the first time) …\n');
  const folder = await bundle('web');
  const { address } = await serveNear(folder, Number(process.env['PORT'] ?? usualPort));
  process.stdout.write(`Pick & Lantern is at ${address} (Ctrl+C ends it)\n`);
  openBrowser(address);
}

play().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
