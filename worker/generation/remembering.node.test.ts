import { expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { StandIns } from '../story/stand-ins.ts';
import { remembering } from './late-memories.ts';

const request = storyRequest.parse({ topic: 'un faro', childNames: 'Martina' });
const standIns = new StandIns(request, 'a-story');
const [name] = standIns.names as [string];
const spelt = [...name.toUpperCase()].join('. ');
const story = {
  topic: standIns.request.topic,
  title: `${name} y el faro`,
  paragraphs: [`${name} mira el mar. Las ${name}s del faro leen ${spelt}.`],
};

/** What is remembered of the story when a model answers this. */
const rememberedOf = (answer: string) =>
  remembering(
    {
      askMemory: async () => answer,
      moderate: async (texts) => texts.map(() => true),
      clock: { now: () => 0, after: () => () => undefined },
    },
    { request, standIns, story },
  )(new AbortController().signal);

test('no stand-in stays visible in a memory and its proposals, spelt out or inflected', async () => {
  const found = await rememberedOf(
    `memory: ${name} mira el mar. Las ${name}s leen. Quedó escrito ${spelt} en la arena.\n` +
      `next: escribir ${spelt} en la nieve\nnext: buscar a las ${name}s`,
  );
  expect(found).toEqual({
    memory: 'Martina mira el mar. Quedó escrito MARTINA en la arena.',
    proposals: [{ text: 'escribir MARTINA en la nieve' }],
  });
  expect(await rememberedOf(`memory: Las ${name}s leen.`)).toBe(null);
});
