import type { Narration } from '../../../../contract/schemas/stories.ts';
import { parsedUrl } from '../../lib/parsed-url.ts';

/** Spelling of the words that a narration says otherwise than they are written, as its address has it; null for none. */
export const spellingIn = ({ audioUrl }: Pick<Narration, 'audioUrl'>): string | null =>
  parsedUrl(audioUrl)?.searchParams.get('said') ?? null;
