import { normaliseStoredPath } from '../../../../contract/stored-path.ts';

/**
 * Where the bytes of a stored file are.
 * @returns null when there is no path to speak of
 */
export function storedFileUrl(origin: string, path: string | null): string | null {
  const normalised = normaliseStoredPath(path);
  if (normalised === null) return null;
  return `${origin}/files/${normalised.split('/').map(encodeURIComponent).join('/')}?alt=media`;
}

/** Under which a file is kept: its name without folders, address or query. */
export function storedFileName(pathOrUrl: string): string {
  const path = normaliseStoredPath(pathOrUrl) ?? '';
  return path.slice(path.lastIndexOf('/') + 1).replace(/[?#].*$/, '');
}

/** The same picture in another format. */
export function withExtension(url: string, extension: string): string {
  return url.replace(/\.\w+(?=\?|$)/, `.${extension}`);
}
