import { type KnownModel, OLLAMA_MODELS, OPENAI_MODELS, WORKERS_AI_MODELS } from './catalogue.ts';

/** What sets servers that speak OpenAI's API apart, as far as it can break a request. */
export type ServerRules = {
  models: readonly KnownModel[];
  /** Whether a key must be the right one; otherwise any will do, and none. */
  checksKeys: boolean;
  /** Whether a parameter that the server does not know is refused; otherwise it is passed over. */
  refusesUnknown: boolean;
  /** How the longest answer may be called; another name is passed over or refused like anything unknown. */
  tokenLimits: readonly ('max_completion_tokens' | 'max_tokens')[];
  hasModerations: boolean;
  hasModels: boolean;
  /** Whether answers say in `x-ratelimit-…` what is left. */
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
  /** developers.cloudflare.com/workers-ai/configuration/open-ai-compatibility; `ChatCompletionsCommonOptions` of workers-types */
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
