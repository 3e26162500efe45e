import { useAppearance } from './theme/appearance';
import { TARGET } from './theme/themes';
import type { SliderProps } from './sliderProps';

/** A slider: the browser's own, with its keys and what it tells screen readers. */
export function Slider({ label, value, most, valueText, onChange }: SliderProps) {
  const { colors } = useAppearance();
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={most}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      style={{ width: '100%', height: TARGET, margin: 0, accentColor: colors.accent }}
    />
  );
}
