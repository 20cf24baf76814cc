import { z } from 'zod';
import type { Env } from '../../worker/env.ts';
import { moderationServers, opinionServers, storyServers } from '../../worker/providers/ai-servers.ts';
import { lookUpModel, type ModelAddress } from '../../worker/providers/openai.ts';
import { readSpeechSettings } from '../../worker/providers/speech/settings.ts';
import { secretsOf, type Target, workerConfiguration } from './configuration.ts';

/** Whether keys are accepted: one request to each service, which makes and buys nothing. No key is in any sentence. */

const ANSWER_MS = 20_000;
/** Stands for a key that is not at hand. */
const UNKNOWN = 'not-at-hand'.padEnd(32, '-');

type Secrets = Record<string, string | undefined>;
/** A service with the names of its keys; `ask` answers what is wrong, or null. */
export type KeyQuestion = { name: string; of: string; ask(): Promise<string | null> };

const PROBLEMS = {
  key_refused: 'refuses the key',
  forbidden: 'forbids the model',
  unknown_model: 'does not have the model',
  limited: 'serves this account no more',
} as const;

async function modelProblem(address: ModelAddress): Promise<string | null> {
  const { problem } = await lookUpModel(address);
  return problem === null
    ? null
    : `${PROBLEMS[problem as keyof typeof PROBLEMS] ?? problem} (${address.model})`;
}

async function jsonOf(address: string, init: RequestInit): Promise<{ status: number; body: string }> {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
  return { status: answer.status, body: await answer.text() };
}

const OTHERWISE = 'answered otherwise than documented';

const subscription = z.object({
  status: z.string(),
  character_count: z.number(),
  character_limit: z.number(),
  /** Whether characters beyond the limit may be bought, and how many are allowed to be. */
  can_extend_character_limit: z.boolean(),
  max_credit_limit_extension: z.union([z.number(), z.literal('unlimited')]),
  next_character_count_reset_unix: z.number().nullish(),
});

/** The subscription knows what the key alone does not: that speech is refused since all characters are spent. */
async function elevenLabsProblem(url: string, key: string): Promise<string | null> {
  const { status, body } = await jsonOf(`${url}/v1/user/subscription`, { headers: { 'xi-api-key': key } });
  // A right key that was made for speech alone: danielmiessler/LifeOS#667.
  if (body.includes('"missing_permissions"')) return null;
  if (status === 401) return PROBLEMS.key_refused;
  if (status !== 200) return `answered ${status}`;
  let told: z.output<typeof subscription>;
  try {
    told = subscription.parse(JSON.parse(body));
  } catch {
    return OTHERWISE;
  }
  if (/^(incomplete|past_due|free_disabled)$/.test(told.status))
    return `has the subscription as ${told.status}`;
  const { max_credit_limit_extension: most, next_character_count_reset_unix: reset } = told;
  const more = told.can_extend_character_limit ? (most === 'unlimited' ? Infinity : most) : 0;
  if (told.character_count < told.character_limit + more) return null;
  const until = reset ? ` before ${new Date(reset * 1000).toISOString().slice(0, 10)}` : '';
  return `has no characters left for this account${until}`;
}

/** Servers with OpenAI's protocol that a list has; a server without a list of models is not asked. */
function modelServers(env: Env): (ModelAddress & { hasModels: boolean })[] {
  const settings = env as unknown as Record<string, unknown>;
  const speech = readSpeechSettings(env.SPEECH_SERVERS, {
    settingOf: (name) => settings[name],
    hasWorkersAi: true,
  });
  return [
    ...storyServers(env),
    ...moderationServers(env),
    ...opinionServers(env),
    ...speech.flatMap((one) => {
      if (one.service !== 'openai') return [];
      const { url, model, key, hasModels } = one;
      return [{ url, model, hasModels, apiKey: key ? String(settings[key]) : 'none' }];
    }),
  ];
}

/**
 * Questions about the keys that are at hand.
 * @param secrets by name, as environment variables
 */
export function keyQuestions(target: Target, secrets: Secrets): KeyQuestion[] {
  const names = secretsOf(target).flatMap(({ name, isMade }) => (isMade ? [] : [name]));
  const values = Object.fromEntries(names.map((name) => [name, secrets[name] || UNKNOWN]));
  const { vars } = workerConfiguration(target);
  const env = { ...vars, ...values } as unknown as Env;
  const nameOf = (value: string) => names.find((name) => values[name] === value);
  const servers = new Map(
    modelServers(env)
      .filter(({ apiKey, hasModels }) => hasModels && apiKey !== UNKNOWN && nameOf(apiKey))
      .map((server) => [`${server.url} ${server.apiKey} ${server.model}`, server]),
  );
  const questions: KeyQuestion[] = [...servers.values()].map((server) => ({
    name: nameOf(server.apiKey)!,
    of: server.url,
    ask: () => modelProblem(server),
  }));
  const settings = env as unknown as Record<string, string>;
  const speech = readSpeechSettings(env.SPEECH_SERVERS, {
    settingOf: (name) => settings[name],
    hasWorkersAi: true,
  });
  for (const one of speech) {
    if (one.service !== 'elevenlabs' || settings[one.key] === UNKNOWN) continue;
    questions.push({
      name: one.key,
      of: one.url,
      ask: () => elevenLabsProblem(one.url, settings[one.key]!),
    });
  }
  const turnstile = secrets.TURNSTILE_SECRET_KEY;
  if (target.turnstile && turnstile)
    questions.push({
      name: 'TURNSTILE_SECRET_KEY',
      of: 'https://challenges.cloudflare.com',
      async ask() {
        // A made-up token is refused as a token where the secret is right.
        const { body } = await jsonOf('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
          method: 'POST',
          body: new URLSearchParams({ secret: turnstile, response: 'made-up' }),
        });
        if (/invalid-input-secret|missing-input-secret/.test(body)) return PROBLEMS.key_refused;
        return /invalid-input-response/.test(body) ? null : OTHERWISE;
      },
    });
  const google = secrets.GOOGLE_CLIENT_SECRET;
  if (target.google && google)
    questions.push({
      name: 'GOOGLE_CLIENT_SECRET',
      of: 'https://oauth2.googleapis.com',
      async ask() {
        const { body } = await jsonOf('https://oauth2.googleapis.com/token', {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            code: 'made-up',
            client_secret: google,
            client_id: target.google!.clientId,
            redirect_uri: `https://${target.app}/api/auth/google/callback`,
          }),
        });
        if (/"(invalid_client|unauthorized_client)"/.test(body)) return PROBLEMS.key_refused;
        if (/"redirect_uri_mismatch"/.test(body)) return 'does not know the redirect address of the app';
        return /"invalid_grant"/.test(body) ? null : OTHERWISE;
      },
    });
  return questions;
}

/** A sentence for each key that is refused, and the names of those that were accepted. */
export async function askKeys(questions: KeyQuestion[]): Promise<{ wrong: string[]; accepted: string[] }> {
  const asked = await Promise.all(
    questions.map(async ({ name, of, ask }) => {
      const problem = await ask().catch(() => 'does not answer');
      return { name, sentence: problem === null ? null : `${name}: ${of} ${problem}.` };
    }),
  );
  return {
    wrong: [...new Set(asked.flatMap(({ sentence }) => sentence ?? []))],
    accepted: [...new Set(asked.flatMap(({ name, sentence }) => (sentence === null ? [name] : [])))],
  };
}
