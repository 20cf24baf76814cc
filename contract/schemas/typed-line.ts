import { z } from 'zod';
import { seenText } from '../typed-text.ts';

/** What has more characters than so many times its limit is refused as it is: cleaning would take as long as it is. */
const CLEANED_AT_MOST = 4;

/**
 * A field of one line, such as a name or a subject: cleaned, and then at most so many UTF-16 units long. Zod runs
 * `overwrite` before `max` wherever it is written, so the length is looked at here as well.
 * @param clean takes what a reader would not see out of a text
 */
export const typedLine = (maxLength: number, clean: (text: string) => string = seenText) =>
  z
    .string()
    .overwrite((text) => (text.length > CLEANED_AT_MOST * maxLength ? text : clean(text)))
    .max(maxLength);
