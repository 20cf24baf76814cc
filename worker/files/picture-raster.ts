import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | null = null;

/** Compiles the module when the first PNG is asked for; at start-up every new isolate would pay for it. */
function start(): Promise<void> {
  ready ??= import('@resvg/resvg-wasm/index_bg.wasm')
    .then(({ default: module }) => initWasm(module))
    .catch((error) => {
      ready = null;
      throw error;
    });
  return ready;
}

/**
 * PNG of an SVG without text and outside images. Takes up to half a second of CPU: for a request of its own.
 * @param width pixels; the height follows
 * @throws Error for an SVG that cannot be read
 */
export async function rasterise(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  await start();
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  try {
    const image = drawing.render();
    try {
      return new Uint8Array(image.asPng());
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
