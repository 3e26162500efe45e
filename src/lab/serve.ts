import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { policy } from './policy';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
};

function send(response: ServerResponse, path: string): void {
  const hashed = /[.-][0-9a-f]{32}\./.test(path);
  response.writeHead(200, {
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Content-Length': statSync(path).size,
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    // A page cannot say this one itself.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  });
  createReadStream(path).pipe(response);
}

/** The path an address asks for; undefined if it cannot be read. */
function pathOf(address: string): string | undefined {
  try {
    return normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
}

/** The file an address stands for: itself, or the app's page for one of its routes. */
function fileFor(folder: string, address: string): string | undefined {
  const path = join(folder, pathOf(address) ?? '..');
  if (!path.startsWith(join(folder, sep))) return undefined;
  if (existsSync(path) && statSync(path).isFile()) return path;
  return extname(path) === '' ? join(folder, 'index.html') : undefined;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** A web server on loopback and its address. */
export type Served = { readonly address: string; readonly close: () => Promise<void> };

/** Serves a built app on loopback; port 0 takes any free one. */
export async function serve(folder: string, port: number): Promise<Served> {
  const server = createServer((request, response) => {
    const path = fileFor(folder, request.url ?? '/');
    if (path) send(response, path);
    else response.writeHead(404).end();
  });
  // A browser that asks again just as a connection is given up would hear of a failure.
  server.keepAliveTimeout = 0;
  const taken = await listen(server, port);
  return {
    address: `http://localhost:${taken}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
