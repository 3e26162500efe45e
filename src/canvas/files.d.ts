declare module '*.wasm' {
  const address: string;
  export default address;
}
