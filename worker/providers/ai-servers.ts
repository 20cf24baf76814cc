import { z } from 'zod';
import { keyName, readServerList, ServerListError, serverAddress } from './server-list.ts';

/**
 * The servers that write and check stories, in the order in which they are asked, as the owner sets them: JSON in
 * `STORY_SERVERS`, `MODERATION_SERVERS` and `OPINION_SERVERS`. docs/providers.md has settings for known servers.
 */

/** How long a server may stay silent before the next one is asked. The last one has the generation's own time. */
const PATIENCE_S = { story: 10, moderation: 3, opinion: 3 };

/** A server that is named by an address needs a key and a model of its own: no key must go to another server unnoticed. */
const place = z.strictObject({
  /** The base address, to which `/chat/completions` and the like are added. That of OpenAI (`OPENAI_BASE_URL`) when left out. */
  url: serverAddress.optional(),
  /** The name of the setting that holds its key; null for a server that asks for none. */
  key: keyName.nullable().optional(),
  model: z.string().min(1).optional(),
  /** Sent with every request, such as `cf-aig-collect-log-payload: false` to AI Gateway. No secrets: these are seen in the settings. */
  headers: z.record(z.string().regex(/^[a-z0-9-]+$/i, 'is no name of a header'), z.string()).optional(),
  patienceSeconds: z.number().positive().max(30).optional(),
  /** Whether the server can be asked about its models (`/models/{id}`), as is done every night. */
  hasModels: z.boolean().default(true),
});

/** What sets chat servers and models apart. */
const chat = place.extend({
  /** Whether it takes a temperature: a model that thinks before it writes does not. */
  temperature: z.boolean().default(true),
  /** How hard its model is to think; not sent when left out. */
  reasoningEffort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).optional(),
  /** Whether it is told a keyed digest of who asks, so that one person's abuse is not charged to all. */
  safetyIdentifier: z.boolean().default(false),
  /** Sent as it is, by a server that would otherwise be allowed to keep what it is asked. */
  store: z.literal(false).optional(),
  /** What the server calls the longest answer. */
  tokenLimit: z.enum(['max_completion_tokens', 'max_tokens']).default('max_completion_tokens'),
  /** Whether it takes a JSON schema for its answer (`response_format`): only a second opinion has one. */
  answerSchema: z.boolean().default(true),
});

const moderation = z.discriminatedUnion('kind', [
  /** A server with OpenAI's `/moderations`. */
  place.extend({ kind: z.literal('moderations') }),
  /** Any chat model, which is told what to look for and answers in one of a few words. */
  chat.extend({ kind: z.literal('chat') }),
]);

/** A server with everything that is needed to ask it. */
type Reached<Settings> = Settings & {
  url: string;
  apiKey: string;
  model: string;
  headers: Record<string, string>;
  patienceMs: number;
};
export type ChatServer = Reached<z.infer<typeof chat>>;
export type ModerationServer = Reached<z.infer<typeof moderation>>;

/** What a server's key may be read from, by name, and what stands for what is left out. */
export type ServerSettings = {
  OPENAI_BASE_URL: string;
  OPENAI_API_KEY: string;
  OPENAI_STORY_MODEL: string;
  OPENAI_MODERATION_MODEL: string;
  STORY_SERVERS?: string;
  MODERATION_SERVERS?: string;
  OPINION_SERVERS?: string;
};

/** OpenAI's own story model, as it is to be asked: developers.openai.com, "Migrating from GPT-4.x to GPT-6 Luna", 2026-11. */
const DEFAULT_STORY_SERVERS = '[{ "reasoningEffort": "none", "safetyIdentifier": true, "store": false }]';
const DEFAULT_MODERATION_SERVERS = '[{ "kind": "moderations" }]';

/** What `OPINION_SERVERS` says where the owner wants no second opinion. */
const NO_OPINION = 'none';

/** What is sent where no key is asked for: the SDK wants one. */
const NO_KEY = 'none';

/** A server's place in its list, and what stands for what it leaves out. */
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
  if (url !== undefined && (server.key === undefined || server.model === undefined)) {
    const needs = 'a server with a url needs a key (null for none) and a model of its own';
    throw new ServerListError(list, `[${position}]`, needs);
  }
  const apiKey = key === null ? NO_KEY : (settings as Record<string, unknown>)[key];
  if (typeof apiKey !== 'string' || apiKey === '') {
    throw new ServerListError(list, `[${position}].key`, `there is no setting ${key}`);
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

/** The servers that write stories, the first first. @throws ServerListError */
export function storyServers(settings: ServerSettings): ChatServer[] {
  const list = 'STORY_SERVERS';
  const model = settings.OPENAI_STORY_MODEL;
  return readServerList(list, settings[list] || DEFAULT_STORY_SERVERS, chat).map((server, position) =>
    reach(settings, server, { list, position, model, patienceS: PATIENCE_S.story }),
  );
}

/** The servers that check texts, the first first. @throws ServerListError */
export function moderationServers(settings: ServerSettings): ModerationServer[] {
  const list = 'MODERATION_SERVERS';
  const { OPENAI_STORY_MODEL, OPENAI_MODERATION_MODEL } = settings;
  return readServerList(list, settings[list] || DEFAULT_MODERATION_SERVERS, moderation).map(
    (server, position) => {
      const model = server.kind === 'chat' ? OPENAI_STORY_MODEL : OPENAI_MODERATION_MODEL;
      return reach(settings, server, { list, position, model, patienceS: PATIENCE_S.moderation });
    },
  );
}

/**
 * The servers that read the paragraphs of a story once more, the first first; none where the owner wants none. Unless told
 * otherwise they are those that write: no text goes where none went before. @throws ServerListError
 */
export function opinionServers(settings: ServerSettings): ChatServer[] {
  const list = settings.OPINION_SERVERS ? 'OPINION_SERVERS' : 'STORY_SERVERS';
  if (settings.OPINION_SERVERS === NO_OPINION) return [];
  const model = settings.OPENAI_STORY_MODEL;
  return readServerList(list, settings[list] || DEFAULT_STORY_SERVERS, chat).map((server, position) =>
    reach(settings, server, { list, position, model, patienceS: PATIENCE_S.opinion }),
  );
}
