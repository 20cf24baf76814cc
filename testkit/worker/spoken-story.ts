import type { CastMember, SpeechSpan } from '../../contract/schemas/stories.ts';
import { newOwner, type Owner } from './access/owner.ts';
import { sqlInHome } from './in-home.ts';

const CAST: CastMember[] = [
  { id: 'moon', name: 'la luna', translatedName: 'the moon', age: 'old', gender: 'f' },
];
const OWN: SpeechSpan[] = [{ by: 'moon', start: 1, end: 12 }];
const OTHER: SpeechSpan[] = [{ by: 'moon', start: 1, end: 14 }];

/** An owner with a story of one sentence in two languages, most of which a figure speaks. */
export async function newOwnerOfSpeech(): Promise<Owner> {
  const owner = await newOwner('—Soy Zorabel —dijo la luna.', {
    language: 'en',
    title: null,
    words: [],
    questions: [],
    sentences: [
      {
        index: 0,
        text: '“I am Zorabel,” said the moon.',
        speech: OTHER,
      },
    ],
  });
  const { buyer, storyId } = owner;
  await sqlInHome(
    buyer.user.id,
    `UPDATE stories SET document =
       json_set(document, '$.cast', json(?), '$.sentences[0].speech', json(?)) WHERE id = ?`,
    JSON.stringify(CAST),
    JSON.stringify(OWN),
    storyId,
  );
  return owner;
}
