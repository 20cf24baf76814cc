import type { TFunction } from 'i18next';
import type { ProblemCode } from '../../api/problem.ts';

/** Text of a pause between two attempts. */
export function pauseWords(t: TFunction<'errors'>, code: ProblemCode): string {
  if (code === 'too_soon') return t('refusal.pausing.tooSoon');
  return code === 'story_generation_failed' ? t('refusal.pausing.failed') : t('refusal.pausing.title');
}
