import { z } from 'zod';
import { keyName, plainHeaders, readServerList, ServerListError, serverAddress } from './server-list.ts';

/**
 * Server lists from the owner's settings: JSON in `STORY_SERVERS`, `MODERATION_SERVERS` and `OPINION_SERVERS`, in order
 * of preference. docs/providers.md has settings for known servers.
 */

/** Timeout before the next server is asked. The last one has the generation's own time. */
const PATIENCE_S = { story: 10, moderation: 3, opinion: 3 };

const place = z.strictObject({
  /** Base address, to which `/chat/completions` and the like are added. Default: OpenAI's (`OPENAI_BASE_URL`). */
  url: serverAddress.optional(),
  /** Name of the setting that holds its key; null for a server without one. */
  key: keyName.nullable().optional(),
  model: z.string().min(1).optional(),
  /** Headers of every request, such as `cf-aig-collect-log-payload: false` for AI Gateway. */
  headers: plainHeaders.optional(),
  patienceSeconds: z.number().positive().max(30).optional(),
  /** Whether the server can be asked about its models (`/models/{id}`), as the nightly job does. */
  hasModels: z.boolean().default(true),
});

/** A server with an address must name its key and model: no key may go to another server by default. */
function ownKeyAndModel<Server extends z.ZodType<{ url?: unknown; key?: unknown; model?: unknown }>>(
  server: Server,
): Server {
  return server.refine(
    ({ url, key, model }) => url === undefined || (key !== undefined && model !== undefined),
    {
      error: 'a server with its own key (null for none) and model, since it has a url',
      // Beside other mistakes of the server as well.
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );
}

/** Parameters that differ between chat servers and models. */
const chat = place.extend({
  /** Whether it accepts a temperature; reasoning models do not. */
  temperature: z.boolean().default(true),
  /** Reasoning effort; not sent when left out. */
  reasoningEffort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).optional(),
  /** Whether it gets a keyed digest of the user, so that one user's abuse is not attributed to all. */
  safetyIdentifier: z.boolean().default(false),
  /** Sent as it is, to servers that may otherwise retain requests. */
  store: z.literal(false).optional(),
  /** The server's parameter for the maximum length of an answer. */
  tokenLimit: z.enum(['max_completion_tokens', 'max_tokens']).default('max_completion_tokens'),
  /** Whether it accepts a JSON schema for its answer (`response_format`): only the second opinion has one. */
  answerSchema: z.boolean().default(true),
});

/** A server of stories, as its owner writes it. */
export const chatServer = ownKeyAndModel(chat);

/**
 * A server of second opinions, as its owner writes it: a chat model, or a decision model, whose `url` is the whole
 * address of a request.
 */
export const opinionServer = ownKeyAndModel(
  chat.extend({ kind: z.enum(['chat', 'decisions']).default('chat') }),
);

/** A server of checks, as its owner writes it. */
export const moderationServer = z.discriminatedUnion('kind', [
  /** A server with OpenAI's `/moderations`. */
  ownKeyAndModel(place.extend({ kind: z.literal('moderations') })),
  /** Any chat model, with a rubric and a closed list of answers. */
  ownKeyAndModel(chat.extend({ kind: z.literal('chat') })),
]);

/** A server with all parameters of a request. */
type Reached<Settings> = Settings & {
  url: string;
  apiKey: string;
  model: string;
  headers: Record<string, string>;
  patienceMs: number;
};
export type ChatServer = Reached<z.infer<typeof chat>>;
export type OpinionServer = Reached<z.infer<typeof opinionServer>>;
export type ModerationServer = Reached<z.infer<typeof moderationServer>>;

/** Keys by the name of their setting, and the defaults. */
export type ServerSettings = {
  OPENAI_BASE_URL: string;
  OPENAI_API_KEY: string;
  OPENAI_STORY_MODEL: string;
  OPENAI_MODERATION_MODEL: string;
  STORY_SERVERS?: string;
  MODERATION_SERVERS?: string;
  OPINION_SERVERS?: string;
};

/**
 * OpenAI's own story model with its parameters: developers.openai.com, "Migrating from GPT-4.x to GPT-6 Luna", 2026-11.
 */
const DEFAULT_STORY_SERVERS = '[{ "reasoningEffort": "none", "safetyIdentifier": true, "store": false }]';
const DEFAULT_MODERATION_SERVERS = '[{ "kind": "moderations" }]';

/** Value of `OPINION_SERVERS` that switches the second opinion off. */
export const NO_OPINION = 'none';

/** Placeholder key where none is asked for: the SDK requires one. */
const NO_KEY = 'none';

/** A server's position in its list, and the defaults of its fields. */
type Listed = {
  list: 'STORY_SERVERS' | 'MODERATION_SERVERS' | 'OPINION_SERVERS';
  position: number;
  model: string;
  patienceS: number;
};

function reach<Settings extends z.infer<typeof place>>(
  settings: ServerSettings,
  server: Settings,
  { list, position, model, patienceS }: Listed,
): Reached<Settings> {
  const { url, key = 'OPENAI_API_KEY' } = server;
  const apiKey = key === null ? NO_KEY : (settings as Record<string, unknown>)[key];
  if (typeof apiKey !== 'string' || apiKey === '') {
    throw new ServerListError(list, [{ path: [position, 'key'], what: `there is no setting ${key}` }]);
  }
  return {
    ...server,
    url: url ?? settings.OPENAI_BASE_URL,
    apiKey,
    model: server.model ?? model,
    headers: server.headers ?? {},
    patienceMs: (server.patienceSeconds ?? patienceS) * 1000,
  };
}

/** Servers that write stories, in order of preference. @throws ServerListError */
export function storyServers(settings: ServerSettings): ChatServer[] {
  const list = 'STORY_SERVERS';
  const model = settings.OPENAI_STORY_MODEL;
  return readServerList(list, settings[list] || DEFAULT_STORY_SERVERS, chatServer).map((server, position) =>
    reach(settings, server, { list, position, model, patienceS: PATIENCE_S.story }),
  );
}

/** Servers that check texts, in order of preference. @throws ServerListError */
export function moderationServers(settings: ServerSettings): ModerationServer[] {
  const list = 'MODERATION_SERVERS';
  const { OPENAI_STORY_MODEL, OPENAI_MODERATION_MODEL } = settings;
  return readServerList(list, settings[list] || DEFAULT_MODERATION_SERVERS, moderationServer).map(
    (server, position) => {
      const model = server.kind === 'chat' ? OPENAI_STORY_MODEL : OPENAI_MODERATION_MODEL;
      return reach(settings, server, { list, position, model, patienceS: PATIENCE_S.moderation });
    },
  );
}

/**
 * Servers of the second opinion, in order of preference; empty when switched off. By default those that write: a text
 * goes to no other company.
 * @throws ServerListError
 */
export function opinionServers(settings: ServerSettings): OpinionServer[] {
  const list = settings.OPINION_SERVERS ? 'OPINION_SERVERS' : 'STORY_SERVERS';
  if (settings.OPINION_SERVERS === NO_OPINION) return [];
  const model = settings.OPENAI_STORY_MODEL;
  return readServerList(list, settings[list] || DEFAULT_STORY_SERVERS, opinionServer).map(
    (server, position) => reach(settings, server, { list, position, model, patienceS: PATIENCE_S.opinion }),
  );
}
