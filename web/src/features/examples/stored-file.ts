import { normaliseStoredPath } from '../../../../contract/stored-path.ts';

/**
 * Address of a stored file's bytes on our origin, without the origin.
 * @returns null for an empty path
 */
export function storedFileUrl(path: string | null): string | null {
  const normalised = normaliseStoredPath(path);
  if (normalised === null) return null;
  return `/files/${normalised.split('/').map(encodeURIComponent).join('/')}?alt=media`;
}

/** Cache key of a file: its name without folders, address or query. */
export function storedFileName(pathOrUrl: string): string {
  const path = normaliseStoredPath(pathOrUrl) ?? '';
  return path.slice(path.lastIndexOf('/') + 1).replace(/[?#].*$/, '');
}

/** Address of the same picture in another format. */
export function withExtension(url: string, extension: string): string {
  return url.replace(/\.\w+(?=\?|$)/, `.${extension}`);
}
