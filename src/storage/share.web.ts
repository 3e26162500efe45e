/** A file goes out as a download and comes in as an upload. */
import { FileRefused, MOST_BYTES } from './exchange';

const TYPE = 'application/json';
const PICTURE = 'image/png';
const A_MINUTE = 60_000;

/** Offers a text as a file to be passed on. */
export async function shareFile(name: string, text: string): Promise<void> {
  download(name, new Blob([text], { type: TYPE }));
}

/** Offers a picture to be passed on; where a browser cannot share it is a download. */
export async function shareImage(name: string, png: Uint8Array): Promise<void> {
  const file = new File([new Uint8Array(png)], name, { type: PICTURE });
  const shared = { files: [file] };
  if (navigator.canShare?.(shared)) {
    try {
      return await navigator.share(shared);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  download(name, file);
}

function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers fetch it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), A_MINUTE);
}

/** Offers a text to be passed on; where a browser cannot share it is copied. */
export async function shareText(text: string): Promise<'shared' | 'copied'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // Whoever closes the browser's own sheet has changed their mind: that is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}

/** Lets a person pick a file: its text, or null if none was picked. */
export function pickFile(): Promise<string | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = `${TYPE},.json,.txt`;
  return new Promise((resolve, reject) => {
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) resolve(null);
      else if (file.size > MOST_BYTES) reject(new FileRefused('too large'));
      else file.text().then(resolve, reject);
    });
    input.click();
  });
}
