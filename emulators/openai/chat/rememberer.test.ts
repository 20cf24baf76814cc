import { expect, test } from 'vitest';
import { connectInProcess } from '../in-process-client.ts';

/** The storyteller, and what it answers to the last message of a user. */
function storyteller() {
  const { client } = connectInProcess();
  return async (data: object, system = '') => {
    const { choices } = await client.chat.completions.create({
      model: 'gpt-6-luna',
      reasoning_effort: 'none',
      seed: 7,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: JSON.stringify(data) },
      ],
    });
    return choices[0]?.message.content ?? '';
  };
}

const topic = 'un dragón que ronca';
const told = 'language=es storyLength=short';

test('of a story that it told the storyteller remembers who was where with whom, and the next night recalls it', async () => {
  const ask = storyteller();
  const story = await ask({ topic, childNames: 'Ana' }, told);
  const [, title] = /^# (.*)/.exec(story)!;
  const answer = await ask({ remember: ['es', 'en'], topic, title, text: ['Algo.'] });
  const [, memory = '', where = ''] =
    /^memory: (Ana estuvo (en [^.]+) con el dragón\. .+)$/mu.exec(answer) ?? [];
  expect(answer).toMatch(/\nnext: el dragón .+ = the dragon .+\nnext: el dragón .+ = the dragon .+$/);
  const [, next = ''] = /next: (.*) = /.exec(answer)!;
  const night = await ask({ topic: next, childNames: 'Ana', nights: [{ title, memory }] }, told);
  expect(night.split('\n\n')[1]).toMatch(new RegExp(`^(?=.*Ana y el dragón).*noche.*${where}`));
});

test('a story told in one language has its other side when that is asked for later', async () => {
  const ask = storyteller();
  const [, first = ''] = (await ask({ topic }, told)).split('\n\n');
  const [sentence = ''] = /^[^.!?…]+[.!?…]/u.exec(first) ?? [];
  const answer = await ask({ sentences: [{ n: 0, es: sentence }] });
  expect(answer).toMatch(/^\{"n":0,"en":"[^"]*dragon/);
});

test('of an unknown story it remembers what the words tell, in one language without its translation', async () => {
  const ask = storyteller();
  const text = ['Un día, Ana vio un oso en el bosque.', 'Y allí se quedó Ana.'];
  const asked = { remember: ['es'], topic: 'un oso', title: 'El oso', text };
  expect(await ask(asked)).toMatch(
    /^memory: Ana estuvo en el bosque con el oso\. .*\nnext: el oso [^=]+\nnext: [^=]+$/,
  );
  expect(await ask({ ...asked, topic: 'un oso !memory-nonsense' })).not.toContain('memory:');
});
