/** Endpoint of a model. */
export type Use = 'chat' | 'moderations' | 'speech';

/** Default reasoning effort. Null: not a reasoning model, and without the parameter. */
export type Reasoning = { efforts: readonly string[]; unlessTold: string } | null;

export type KnownModel = {
  id: string;
  use: Use;
  reasoning: Reasoning;
  /** Seconds since 1970. */
  created: number;
  /** Announced shutdown, as `YYYY-MM-DD`. */
  shutdownDate: string | null;
  ownedBy: string;
};

const known = (
  id: string,
  use: Use,
  created: string,
  more: Partial<Pick<KnownModel, 'reasoning' | 'shutdownDate' | 'ownedBy'>> = {},
): KnownModel => ({
  id,
  use,
  created: Date.parse(created) / 1000,
  reasoning: null,
  shutdownDate: null,
  ownedBy: 'system',
  ...more,
});

/**
 * Reasoning efforts and their default: developers.openai.com/api/docs/models/gpt-6-luna. Shutdown dates: `shared.d.ts`
 * and `audio/speech.d.ts` of openai 7.55.0. Read on 2026-11-21 and 22.
 */
export const OPENAI_MODELS: readonly KnownModel[] = [
  known('gpt-6-luna', 'chat', '2026-09-22', {
    reasoning: { efforts: ['none', 'low', 'medium', 'high', 'xhigh', 'max'], unlessTold: 'medium' },
  }),
  known('gpt-4.1-mini', 'chat', '2025-04-10', { shutdownDate: '2027-01-14' }),
  known('gpt-4o-mini-tts', 'speech', '2025-03-19', { shutdownDate: '2027-01-06' }),
  known('omni-moderation-latest', 'moderations', '2024-11-15'),
];

/** Local reasoning model. Efforts: `FromChatRequest` in ollama's `openai/openai.go`. */
export const OLLAMA_MODELS: readonly KnownModel[] = [
  known('gemma4:26b', 'chat', '2026-04-10', {
    reasoning: { efforts: ['none', 'low', 'medium', 'high'], unlessTold: 'medium' },
    ownedBy: 'library',
  }),
];

/** No reasoning by default: cloudflare/cloudflare-docs#33541, 2026-09. */
export const WORKERS_AI_MODELS: readonly KnownModel[] = [
  known('@cf/google/gemma-4-26b-a4b-it', 'chat', '2026-04-02', {
    reasoning: { efforts: ['none', 'high'], unlessTold: 'none' },
    ownedBy: 'google',
  }),
];
