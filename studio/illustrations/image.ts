import sharp, { type Sharp } from 'sharp';
import { XMP } from '../../contract/digital-source.ts';

/** Size limit of a card picture: a phone on a slow connection loads six at once. */
const MAX_BYTES = 60_000;

type Format = 'jpeg' | 'webp' | 'avif';

const encoders: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }),
  webp: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }),
  avif: (image, quality) => image.avif({ quality, effort: 5 }),
};

const startQuality: Record<Format, number> = { jpeg: 86, webp: 84, avif: 62 };

/** Pixels of an SVG at `width` × `height`, rendered at twice its size for smooth edges. */
export async function rasterise(svg: string, width: number, height: number): Promise<Sharp> {
  const large = await sharp(Buffer.from(svg), { density: 144 }).png({ compressionLevel: 1 }).toBuffer();
  return sharp(large).resize(width, height, { kernel: 'lanczos3' });
}

/** The finished drawing with the mark of AI content, without the packet's processing instructions. */
export const marked = (svg: string): string =>
  svg.replace(/^<svg [^>]*>/, (start) => `${start}<metadata>${XMP.replace(/<\?.*?\?>/g, '')}</metadata>`);

/**
 * Encodes at the best quality within `maxBytes`, with the mark of AI content in XMP.
 * @throws Error if quality 40 does not fit
 */
export async function encode(image: Sharp, format: Format, maxBytes = MAX_BYTES): Promise<Buffer> {
  for (let quality = startQuality[format]; quality >= 40; quality -= 6) {
    const bytes = await encoders[format](image.clone().withXmp(XMP), quality).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`${format} does not fit into ${maxBytes} bytes`);
}
