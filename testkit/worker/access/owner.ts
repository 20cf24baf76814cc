import { env } from 'cloudflare:workers';
import type { StoryTranslation } from '../../../contract/schemas/stories.ts';
import { database } from '../../../worker/directory/client.ts';
import { userById } from '../../../worker/directory/users.ts';
import { audioKey, storyKey } from '../../../worker/files/keys.ts';
import { hashesOf, storeStory } from '../../../worker/story/stored-story.ts';
import { splitStory } from '../../../worker/story/story-text.ts';
import { Buyer } from '../buyer.ts';
import { inLibrary } from '../in-home.ts';
import { newPerson, signIn } from '../person.ts';

/** A user with one of every resource, each with a secret word that no other user may see. */
export type Owner = {
  buyer: Buyer;
  /** In the name, the title and the text. */
  secret: string;
  text: string;
  storyId: string;
  narrationId: string;
  /** Session of another device. */
  otherSessionId: string;
};

const db = database(env.DB);

/**
 * Created like the API does, without a model or a voice.
 * @param story Spanish text, where it matters
 * @param translation for a story in two languages
 */
export async function newOwner(story?: string, translation?: StoryTranslation): Promise<Owner> {
  const secret = `secret${crypto.randomUUID().replaceAll('-', '')}`;
  const buyer = new Buyer(await newPerson(secret, 'A phone'));
  const userId = buyer.user.id;
  const [storyId, narrationId] = [crypto.randomUUID(), crypto.randomUUID()];
  const text = story ?? `Luna ${secret} duerme.`;
  const told = { language: 'es' as const, sentences: splitStory(text, 'es'), translation };
  const now = Date.now();
  const row = {
    id: storyId,
    title: `El cuento de ${secret}`,
    language: 'es' as const,
    options: {
      topic: secret,
      childNames: '',
      storyLength: 'short' as const,
      storyType: 'original' as const,
      creativityLevel: 'innovative' as const,
      ageGroup: 'default' as const,
      englishLevel: 'beginner' as const,
      language: 'es' as const,
      ...(translation && { secondLanguage: translation.language }),
    },
    ...(await hashesOf(told)),
    measured: null,
    document: { ...told, translation },
    storedAt: now,
    foldedTitle: `el cuento de ${secret}`,
    foldedWords: secret,
    createdAt: now,
  };
  const narration = {
    id: narrationId,
    storyId,
    exampleId: null,
    voiceId: 'female',
    speechRate: 1,
    musicTrack: 'none',
    language: 'es' as const,
    duration: 1,
    soundBytes: `ID3 ${secret}`.length,
    timeline: [{ index: 0, start: 0, end: 1 }],
    createdAt: now,
    updatedAt: now,
  };
  await storeStory(env.FILES, storyKey(userId, storyId), told);
  await env.FILES.put(audioKey(userId, narrationId), `ID3 ${secret}`, {
    httpMetadata: { contentType: 'audio/mpeg' },
  });
  await inLibrary(userId, (library) => {
    library.saveStory(row);
    library.saveNarration(narration);
  });
  const device = { userAgent: 'A tablet', tokenLifetime: 'hour' } as const;
  const { sessionId: otherSessionId } = await signIn((await userById(db, userId))!, device);
  return { buyer, secret, text, storyId, narrationId, otherSessionId };
}

export async function newPremiumOwner(): Promise<Owner> {
  const owner = await newOwner();
  await owner.buyer.subscribe();
  return owner;
}

export async function newCancelledOwner(): Promise<Owner> {
  const owner = await newPremiumOwner();
  const { status } = await owner.buyer.post('/api/subscription/cancel');
  if (status !== 200) throw new Error(`cancel: ${status}`);
  return owner;
}
