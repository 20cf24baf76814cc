import { join } from 'node:path';

/** Where a file of the content is, whatever the working directory. @param path below `content/` */
export const inContent = (...path: string[]): string => join(import.meta.dirname, '../content', ...path);
