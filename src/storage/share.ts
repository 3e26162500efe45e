/** A file goes out through the share sheet and comes in through the file picker. */
import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { Share } from 'react-native';
import { FileRefused, MOST_BYTES } from './exchange';

const TYPE = 'application/json';
const PICTURE = 'image/png';

/** Offers a text as a file to be passed on. */
export async function shareFile(name: string, text: string): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  await shareAsync(file.uri, { mimeType: TYPE, UTI: 'public.json' });
}

/** Offers a picture to be passed on. */
export async function shareImage(name: string, png: Uint8Array): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(png);
  await shareAsync(file.uri, { mimeType: PICTURE, UTI: 'public.png' });
}

/** Offers a text to be passed on; says whether it was only copied. */
export async function shareText(text: string): Promise<'shared' | 'copied'> {
  await Share.share({ message: text });
  return 'shared';
}

/** Lets a person pick a file: its text, or null if none was picked. */
export async function pickFile(): Promise<string | null> {
  const { assets } = await getDocumentAsync({ type: [TYPE, 'text/plain'], copyToCacheDirectory: true });
  const picked = assets?.[0];
  if (!picked) return null;
  const file = new File(picked.uri);
  if (file.size > MOST_BYTES) throw new FileRefused('too large');
  return file.text();
}
