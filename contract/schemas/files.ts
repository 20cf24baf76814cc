import { z } from 'zod';

/** `GET /files/{path}`: what is known about a stored file, in the words of the cloud storage that clients knew first. */
export const storedFile = z.object({
  /** The path below `/files/`. */
  name: z.string(),
  /** Bytes, in decimal digits. */
  size: z.string().regex(/^\d+$/),
  contentType: z.string(),
  etag: z.string(),
  updated: z.iso.datetime(),
});
export type StoredFile = z.infer<typeof storedFile>;
