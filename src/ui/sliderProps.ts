/** What a slider is told. */
export type SliderProps = {
  label: string;
  value: number;
  most: number;
  /** The value in words. */
  valueText: string;
  onChange: (value: number) => void;
};
