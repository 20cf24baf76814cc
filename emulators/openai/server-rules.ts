import { type KnownModel, OLLAMA_MODELS, OPENAI_MODELS, WORKERS_AI_MODELS } from './catalogue.ts';

/** Differences between servers with OpenAI's API that can break a request. */
export type ServerRules = {
  models: readonly KnownModel[];
  /** Whether the key is checked; otherwise any or none is accepted. */
  checksKeys: boolean;
  /** Whether an unknown parameter is refused; otherwise it is ignored. */
  refusesUnknown: boolean;
  /** Accepted names of the maximum answer length; others are unknown parameters. */
  tokenLimits: readonly ('max_completion_tokens' | 'max_tokens')[];
  hasModerations: boolean;
  hasModels: boolean;
  /** Whether answers have `x-ratelimit-…` headers. */
  tellsLimits: boolean;
};

export const SERVERS = {
  /** developers.openai.com/api/docs; openai 7.55.0 */
  openai: {
    models: OPENAI_MODELS,
    checksKeys: true,
    refusesUnknown: true,
    tokenLimits: ['max_completion_tokens', 'max_tokens'],
    hasModerations: true,
    hasModels: true,
    tellsLimits: true,
  },
  /** docs.ollama.com/api/openai-compatibility; `openai/openai.go` and `ChatCompletionRequest` in ollama/ollama */
  ollama: {
    models: OLLAMA_MODELS,
    checksKeys: false,
    refusesUnknown: false,
    tokenLimits: ['max_tokens'],
    hasModerations: false,
    hasModels: true,
    tellsLimits: false,
  },
  /**
   * developers.cloudflare.com/workers-ai/configuration/open-ai-compatibility; `ChatCompletionsCommonOptions` of
   * workers-types
   */
  workersAi: {
    models: WORKERS_AI_MODELS,
    checksKeys: true,
    refusesUnknown: false,
    tokenLimits: ['max_completion_tokens', 'max_tokens'],
    hasModerations: false,
    hasModels: false,
    tellsLimits: false,
  },
} as const satisfies Record<string, ServerRules>;

export type ServerName = keyof typeof SERVERS;
