/** A statically imported module: the only form of WebAssembly that workerd runs. */
declare const module: WebAssembly.Module;
export default module;
