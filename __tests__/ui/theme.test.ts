import { WEATHER } from '../../src/canvas/mountain/weather';
import { THEMES, type Colors } from '../../src/ui/theme/themes';

/** The contrast of two colours as the Web Content Accessibility Guidelines reckon it. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ['ground', 'surface', 'raised'] as const;
const inks = ['text', 'muted', 'accent'] as const;

describe.each(Object.entries<Colors>(THEMES))('%s', (name, colors) => {
  test.each(grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)))('%s reads on %s', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(name === 'contrast' ? 7 : 4.5);
  });

  test('what is chosen reads on lantern light', () => {
    expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5);
  });

  test('lines and shapes stand out from what they lie on', () => {
    for (const ground of grounds) expect(contrast(colors.line, colors[ground])).toBeGreaterThanOrEqual(3);
  });

  test('the title reads on the sky', () => {
    const weather = Object.entries(WEATHER).find(([theme]) => theme === name)?.[1];
    for (const hex of [...(weather?.sky ?? []).slice(0, 3), ...(weather?.ridges ?? [])]) {
      expect(contrast(colors.title, hex)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
