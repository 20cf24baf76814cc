import { z } from 'zod';
import { TARGET_WORD_MAX_LENGTH, TARGET_WORDS } from '../limits.ts';
import { problemOfWords } from '../target-words.ts';
import { typedLine } from './typed-line.ts';

/** Words or short expressions that a parent wants in a story, in its language or in its second one. */
export const targetWords = z
  .array(typedLine(TARGET_WORD_MAX_LENGTH).min(1))
  .max(TARGET_WORDS)
  .superRefine((words, context) => {
    const found = problemOfWords(words);
    if (found) context.addIssue({ code: 'custom', path: [found.at], params: { problem: found.problem } });
  });
