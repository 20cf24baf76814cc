declare module '@resvg/resvg-wasm/index_bg.wasm' {
  /** Compiled by the runtime: the only form of WebAssembly that workerd runs. */
  const module: WebAssembly.Module;
  export default module;
}
