import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import { AppRegistry } from 'react-native';
import { LanguageProvider } from '../../i18n/language';
import { pan } from './pan';
import { scenery } from './scenery';

const NONE: ReadonlySet<string> = new Set();
const SEATS = [{ color: '#f2a63a', emblem: 'dwarf-face' }] as const;

/** The page that is measured: the mine with as many tiles as the address asks for, alone on the screen. */
async function show(): Promise<void> {
  await LoadSkiaWeb({ locateFile: () => '/canvaskit.wasm' });
  const { MineCanvas } = await import('../../canvas/mine/MineCanvas');
  const sprites = scenery(Number(new URLSearchParams(window.location.search).get('tiles') ?? 0));
  const Page = () => (
    <LanguageProvider language="en">
      <MineCanvas
        sprites={sprites}
        glow={NONE}
        seats={SEATS}
        label={({ kind }) => kind}
        onTap={() => undefined}
        still={false}
      />
    </LanguageProvider>
  );
  AppRegistry.registerComponent('mine', () => Page);
  AppRegistry.runApplication('mine', { rootTag: document.getElementById('mine') });
}

Object.assign(window, { pan });
void show();
