import type { z } from 'zod';
import type { Language } from '../../contract/options.ts';
import type {
  changeNameRequest,
  changePasswordRequest,
  deleteAccountRequest,
} from '../../contract/schemas/account.ts';
import type { audioRequest, practiceQuery, sleepQuery } from '../../contract/schemas/audio.ts';
import type {
  forgotPasswordRequest,
  googleRequest,
  loginRequest,
  refreshRequest,
  registerRequest,
  resetPasswordRequest,
  verifyEmailRequest,
} from '../../contract/schemas/auth.ts';
import type { checkoutRequest, portalRequest } from '../../contract/schemas/billing.ts';
import type { bookRequest } from '../../contract/schemas/books.ts';
import type { browserReport } from '../../contract/schemas/browser-report.ts';
import type { contactRequest } from '../../contract/schemas/contact.ts';
import type { feedRequest } from '../../contract/schemas/feed.ts';
import type { linkRequest } from '../../contract/schemas/links.ts';
import type { reportRequest } from '../../contract/schemas/reports.ts';
import type { sayingRequest, sayingSpeechRequest } from '../../contract/schemas/sayings.ts';
import type { storyListRequest, storyRequest } from '../../contract/schemas/stories.ts';
import type { confirmWithdrawalRequest, withdrawalRequest } from '../../contract/schemas/withdrawal.ts';
import { isKey, t } from '../words/t.ts';

type FieldOf<Schema> = Schema extends z.ZodType ? keyof z.input<Schema> : never;

/** Every field of every request: a new one does not compile without a name in `words/…/fields.json`. */
type Field = FieldOf<
  | typeof audioRequest
  | typeof bookRequest
  | typeof browserReport
  | typeof changeNameRequest
  | typeof changePasswordRequest
  | typeof checkoutRequest
  | typeof contactRequest
  | typeof deleteAccountRequest
  | typeof feedRequest
  | typeof forgotPasswordRequest
  | typeof googleRequest
  | typeof linkRequest
  | typeof loginRequest
  | typeof portalRequest
  | typeof practiceQuery
  | typeof refreshRequest
  | typeof registerRequest
  | typeof reportRequest
  | typeof resetPasswordRequest
  | typeof sayingRequest
  | typeof sayingSpeechRequest
  | typeof sleepQuery
  | typeof storyListRequest
  | typeof storyRequest
  | typeof confirmWithdrawalRequest
  | typeof withdrawalRequest
  | typeof verifyEmailRequest
>;

/** @returns whether a field has a name to be called by inside a sentence */
export const hasWords = (field: string): field is Field => isKey(`fields.names.${field}`);

/** Message by the validator's code. Without grammatical gender, since any field may precede it. */
function problemWords(problem: string, limit: number | undefined, language: Language): string {
  switch (problem) {
    case 'too_big':
      if (limit === undefined) break;
      return t(language, 'fields.problems.tooLong', { limit });
    case 'too_small':
      if (limit === undefined || limit === 1) return t(language, 'fields.problems.missing');
      return t(language, 'fields.problems.tooShort', { limit });
    case 'too_many':
      return t(language, 'fields.problems.tooMany', { limit: limit ?? 0 });
    case 'doubled':
      return t(language, 'fields.problems.doubled');
    case 'foreign':
      return t(language, 'fields.problems.foreign');
    case 'invalid_type':
      return t(language, 'fields.problems.type');
    case 'invalid_format':
      return t(language, 'fields.problems.format');
    case 'invalid_value':
    case 'unknown':
      return t(language, 'fields.problems.option');
  }
  return t(language, 'fields.problems.other');
}

/** The sentence of the earlier app about a text that is none. @returns undefined for any other problem */
export const fieldDetails = (problems: Record<string, string>, language: Language): string | undefined =>
  problems.text === 'invalid_type' ? t(language, 'fields.notAText') : undefined;

/**
 * Message that names the invalid fields, for clients that mark none.
 * @param problems the validator's code for each field
 * @param limits maximum or minimum length, where that is the problem
 * @param named texts of lists, by place
 * @returns null when none of the fields has a name
 */
export function fieldMessage(
  problems: Record<string, string>,
  limits: Record<string, number>,
  language: Language,
  named: Record<string, string> = {},
): string | null {
  const sentences = Object.entries(problems).flatMap(([place, problem]) => {
    // `targetWords.3` is a text of a list.
    const [field = ''] = place.split('.');
    if (!hasWords(field)) return [];
    const quoted = named[place];
    return t(language, 'fields.check', {
      field: quoted === undefined ? t(language, `fields.names.${field}`) : `«${quoted}»`,
      problem: problemWords(problem, limits[place], language),
    });
  });
  return sentences.length > 0 ? sentences.join(' ') : null;
}
