import { join } from 'node:path';

/**
 * Absolute path of a content file.
 * @param path below `content/`
 */
export const inContent = (...path: string[]): string => join(import.meta.dirname, '../../content', ...path);
