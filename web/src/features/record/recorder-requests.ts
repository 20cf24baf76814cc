import type { Language } from '../../../../contract/options.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import type { KeptTake as Kept, Recording, Takes } from '../../../../contract/schemas/takes.ts';
import {
  ACCEPTED_AT_ONCE,
  CONSENT,
  DIGEST_HEADER,
  digestField,
  RECORDER_HEADER,
} from '../../../../contract/takes.ts';
import { api } from '../../api/client.ts';
import { digestOf } from './decoded.ts';

/** Whose story is read, and by whom: the account itself, or the reader of a link. */
export type Source = { kind: 'account'; storyId: string } | { kind: 'link'; secret: string };

/** Name of the source on this device. Not the secret of a link itself: that opens it. */
export async function roomOf(source: Source): Promise<string> {
  return source.kind === 'account' ? source.storyId : digestOf(new TextEncoder().encode(source.secret));
}

/** A story to be read aloud, and what was read of it by any reader. */
export type Script = Omit<Recording, 'endsAt'> & { endsAt: string | null };

const takesPath = (storyId: string) => `/api/stories/${encodeURIComponent(storyId)}/takes`;
const linkPath = (secret: string) => `/api/recordings/${encodeURIComponent(secret)}`;

/** @throws Problem */
export const takesOf = (storyId: string, signal?: AbortSignal): Promise<Takes> =>
  api.call<Takes>(takesPath(storyId), { signal });

/** At least one. @throws Problem */
export async function acceptTakes(storyId: string, ids: string[]): Promise<Takes> {
  const body = { ids: ids.slice(0, ACCEPTED_AT_ONCE) };
  const takes = await api.call<Takes>(`${takesPath(storyId)}/accepted`, { method: 'POST', body });
  return ids.length > ACCEPTED_AT_ONCE ? acceptTakes(storyId, ids.slice(ACCEPTED_AT_ONCE)) : takes;
}

/** @throws Problem */
export const removeTake = (storyId: string, id: string): Promise<void> =>
  api.call<void>(`${takesPath(storyId)}/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Ends a take that this link's reader sent and nobody has accepted. @throws Problem */
export const withdrawTake = (
  { secret }: Source & { kind: 'link' },
  recorder: string,
  { language, index }: { language: Language; index: number },
): Promise<void> =>
  api.call<void>(`${linkPath(secret)}/${language}/${index}`, {
    method: 'DELETE',
    headers: { [RECORDER_HEADER]: recorder },
  });

/** @throws Problem */
export const removeTakes = (storyId: string): Promise<void> =>
  api.call<void>(takesPath(storyId), { method: 'DELETE' });

function scriptOf({ id, title, language, sentences, translation }: Story, { takes }: Takes): Script {
  const indexes = new Map(sentences.map((one) => [one.index, one.paragraph]));
  const own = { language, title, sentences };
  const other = translation && {
    language: translation.language,
    title: translation.title ?? title,
    sentences: translation.sentences.flatMap(({ index, text }) => {
      const paragraph = indexes.get(index);
      return paragraph === undefined ? [] : [{ index, paragraph, text }];
    }),
  };
  return {
    storyId: id,
    title,
    endsAt: null,
    sides: [own, ...(other ? [other] : [])],
    takes: takes.filter(({ isCurrent }) => isCurrent),
  };
}

/** The story to be read. @throws Problem */
export async function scriptFor(source: Source, recorder: string): Promise<Script> {
  if (source.kind === 'link')
    return api.call<Recording>(linkPath(source.secret), { headers: { [RECORDER_HEADER]: recorder } });
  const path = `/api/stories/${encodeURIComponent(source.storyId)}`;
  const [story, takes] = await Promise.all([api.call<Story>(path), takesOf(source.storyId)]);
  return scriptOf(story, takes);
}

/** Limit of one request: two minutes for three megabytes on a slow line. */
const TIMEOUT_MS = 120_000;

/** Sends a take; the same take twice is one. @throws Problem */
export async function sendTake(
  source: Source,
  { language, index, pcm }: { language: Language; index: number; pcm: Uint8Array<ArrayBuffer> },
  { recorder, consentedAt }: { recorder: string; consentedAt: string },
): Promise<Kept> {
  const base = source.kind === 'link' ? linkPath(source.secret) : takesPath(source.storyId);
  const query = new URLSearchParams({ [CONSENT]: consentedAt });
  return api.call<Kept>(`${base}/${language}/${index}?${query}`, {
    method: 'PUT',
    bytes: pcm,
    headers: {
      [DIGEST_HEADER]: digestField(await digestOf(pcm)),
      ...(source.kind === 'link' && { [RECORDER_HEADER]: recorder }),
    },
    timeoutMs: TIMEOUT_MS,
  });
}
