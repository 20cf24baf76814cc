import { z } from 'zod';
import { seenText } from '../typed-text.ts';

/** A text longer than this many times its limit is refused uncleaned, since cleaning takes linear time. */
const CLEANED_AT_MOST = 4;

/**
 * A one-line field such as a name or subject: cleaned, then limited in UTF-16 units. Zod runs `overwrite` before `max`
 * wherever it is written, so the raw length is checked here as well.
 * @param clean removes invisible characters
 */
export const typedLine = (maxLength: number, clean: (text: string) => string = seenText) =>
  z
    .string()
    .overwrite((text) => (text.length > CLEANED_AT_MOST * maxLength ? text : clean(text)))
    .max(maxLength);
