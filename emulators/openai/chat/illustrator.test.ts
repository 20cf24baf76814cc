import { expect, test } from 'vitest';
import { connectInProcess } from '../in-process-client.ts';

const system = 'language=es storyLength=short';

/** The storyteller, and what it answers to the last message of a user. */
function storyteller() {
  const { client } = connectInProcess();
  return async (data: object, prompt = 'Which pictures?') => {
    const { choices } = await client.chat.completions.create({
      model: 'gpt-6-luna',
      reasoning_effort: 'none',
      seed: 7,
      messages: [
        { role: 'system', content: prompt },
        { role: 'user', content: JSON.stringify(data) },
      ],
    });
    return choices[0]?.message.content ?? '';
  };
}

test('of a story that it told the storyteller says what the template’s pictures show', async () => {
  const ask = storyteller();
  const topic = 'un dragón que ronca';
  const story = await ask({ topic, childNames: '' }, system);
  const [, title] = /^# (.*)/.exec(story)!;
  const asked = { topic, title, text: ['Algo.'] };
  expect(await ask({ ...asked, pictures: ['beginning'] })).toMatch(
    /^beginning: \w+, (?:day|night), .*dragon/,
  );
  expect(await ask({ ...asked, pictures: ['middle', 'end'], at: [0, 0] })).toMatch(
    /^middle: .*dragon.*\nend: .*dragon/,
  );
});

test('of any other story it says what the words do', async () => {
  const text = ['Había una vez un oso.', 'En la playa, un cangrejo le dio una llave.'];
  const asked = { topic: 'un oso', title: 'El oso', text };
  const ask = storyteller();
  expect(await ask({ ...asked, pictures: ['beginning'] })).toBe(
    'beginning: forest, day, curious, bear brown',
  );
  expect(await ask({ ...asked, pictures: ['end'], at: [1] })).toBe(
    'end: beach, day, curious, bear brown, crab red, key',
  );
  expect(await ask({ ...asked, topic: 'un oso !picture-nonsense', pictures: ['beginning'] })).not.toContain(
    ',',
  );
});
