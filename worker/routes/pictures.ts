import { createFactory } from 'hono/factory';
import { drawScene } from '../../picture/draw.ts';
import { fileSecrets } from '../config/secrets.ts';
import { ApiError } from '../errors/refusal.ts';
import { parsePngName, parseSvgName, pngKey } from '../files/picture-address.ts';
import { storePng } from '../files/picture-png.ts';
import { sealWith } from '../files/signed-url.ts';
import { storedBytes } from '../files/stored-bytes.ts';
import { IMMUTABLE_CACHE_CONTROL } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { fileAnswer, likelyPart } from './file-answer.ts';

const { createHandlers } = createFactory<App>();

/** The picture of a scene as SVG, drawn from the code in the address. */
export const svg = createHandlers(async (c) => {
  const asked = parseSvgName(c.req.param('version') ?? '', c.req.param('file') ?? '');
  if (!asked) throw new ApiError('not_found');
  c.header('Content-Type', 'image/svg+xml; charset=utf-8');
  c.header('Cache-Control', IMMUTABLE_CACHE_CONTROL);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(drawScene(asked.scene, asked.view));
});

/** The same as the largest PNG, drawn when an address that we gave out is asked for the first time. */
export const png = createHandlers(async (c) => {
  const [version = '', seal = '', file = ''] = ['version', 'seal', 'file'].map((name) => c.req.param(name));
  const scene = parsePngName(version, seal, file, fileSecrets(c.env).map(sealWith));
  if (!scene) throw new ApiError('not_found');
  const read = () => storedBytes(c.env.FILES, pngKey(scene, ''), likelyPart(c));
  const stored = (await read()) ?? (await storePng(c.env.FILES, scene, '').then(read));
  if (!stored) throw new ApiError('not_found');
  c.header('Cache-Control', IMMUTABLE_CACHE_CONTROL);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return fileAnswer(c, stored);
});
