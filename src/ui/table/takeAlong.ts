import { Asset } from 'expo-asset';
import type { Souvenir } from '../../canvas/souvenir';
import { shareImage } from '../../storage/share';
import { arrive } from '../souvenir';
import { FACES } from '../theme/faces';

const uriOf = async (file: number): Promise<string> => {
  const asset = await Asset.fromModule(file).downloadAsync();
  return asset.localUri ?? asset.uri;
};

/** Paints a picture of a finished game and offers it to be passed on. */
export async function takeAlong(souvenir: Souvenir, name: string): Promise<void> {
  const { paintSouvenir, typefaceFrom } = await arrive();
  const [title, text] = await Promise.all(
    [FACES['Grenze-Bold'], FACES['AlegreyaSans-ExtraBold']].map(async (file) => typefaceFrom(await uriOf(file))),
  );
  const bytes = title && text ? paintSouvenir(souvenir, { title, text }) : null;
  if (bytes === null) throw new Error('nothing was painted');
  await shareImage(`${name}.png`, bytes);
}
