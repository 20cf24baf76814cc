import { z } from 'zod';

/** `GET /files/{path}`: metadata of a stored file, with the field names of the earlier app's cloud storage. */
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
