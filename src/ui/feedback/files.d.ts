declare module '*.wav' {
  const file: number;
  export default file;
}
