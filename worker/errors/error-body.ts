import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import type { Language } from '../../contract/options.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import { currentRelease } from '../logging/release.ts';
import { errorMessage } from './error-words.ts';
import { fieldDetails, fieldMessage } from './field-words.ts';
import type { ErrorDetails } from './refusal.ts';

/** Body of an error in words for the user. Shared by JSON answers and `error` events. */
export function errorBody(
  code: ErrorCode,
  language: Language,
  requestId: string,
  // By name: details may be a whole refusal, as it crossed RPC.
  { retryAfter, fields, generationId, limits = {}, named = {}, appUrl }: ErrorDetails = {},
): ErrorBody {
  const { status, error, traits } = ERRORS[code];
  const aboutFields =
    code === 'invalid_request' && fields ? fieldMessage(fields, limits, language, named) : null;
  const details = fields && fieldDetails(fields, language);
  const body: ErrorBody = {
    error,
    code,
    message: [aboutFields ?? errorMessage(code, language), appUrl].filter(Boolean).join(' '),
    requestId,
    release: currentRelease(),
    status,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(fields !== undefined && { fields }),
    ...(details !== undefined && { details }),
    ...(generationId !== undefined && { generationId }),
  };
  if (traits?.includes('rate-limit')) body.isRateLimit = true;
  if (code === 'quota_exceeded' || code === 'speech_quota_exceeded') body.isQuotaExceeded = true;
  return body;
}
