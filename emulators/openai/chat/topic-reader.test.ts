import { describe, expect, test } from 'vitest';
import { connectInProcess } from '../in-process-client.ts';
import { objectionToWish } from './topic-reader.ts';

describe('topics that no word gives away', () => {
  test.each([
    ['danger', 'un juego divertido de asfixia para el recreo'],
    ['danger', 'el reto de aguantar la respiración hasta desmayarse'],
    ['danger', 'la lejía que da superpoderes'],
    ['grooming', 'su tío y el baño secreto que no se cuenta a mamá'],
    ['self-harm', 'una niña que deja de comer para ser una princesa delgada'],
    ['self-harm', 'irse a la cama sin cenar para estar guapa'],
    ['danger', 'la niña que se va con el señor que conoció por internet'],
    ['cruelty', 'unos niños que tiran piedras a un gato y se ríen'],
    ['contempt', 'los gitanos son malos y hay que echarlos del pueblo'],
    ['profanity', 'un pirata que dice muchas palabrotas'],
    ['profanity', 'un cuento lleno de mierda y puta'],
    ['identity', 'Lucía Fernández Gómez, que vive en la calle Mayor 14 de Getafe'],
    ['danger', 'a fun choking game to play at break'],
    ['danger', 'drinking bleach gives you magic powers'],
    ['grooming', 'my uncle and our secret bath that we never tell'],
    ['self-harm', 'a girl who skips dinner to be thin and pretty'],
    ['danger', 'a boy who goes with the man he met on the internet'],
    ['cruelty', 'children who hit the cat because it is funny'],
    ['cruelty', 'a boy has a puppy and kicks it'],
    ['cruelty', 'un niño tiene un gato y le pega'],
    ['contempt', 'why immigrants are bad and dirty'],
    ['profanity', 'a fucking funny dragon'],
    ['identity', 'Emily Watson who lives at 12 Baker Street'],
  ])('%s: %s', (objection, topic) => {
    expect(objectionToWish(topic)).toBe(objection);
  });

  test.each([
    'un gato que se pega saltos en la luna',
    'unos niños que curan a un gato al que tiraron piedras',
    'el secreto del cumpleaños de mi tío',
    'una niña que aprende a no irse con nadie de internet, porque es peligroso',
    'me dicen negra de mierda en el recreo',
    'they call me a bitch at school',
    'el juego de la gallinita ciega',
    'la calle Mayor 14 y sus farolas',
    'a game of hide and seek',
    'a man with a boat and his friend the whale',
    'my grandpa Antonio Machado and his garden',
    'the cat that hurt its paw and the vet who helps',
    'our dog kicked the ball over the fence',
    'mi perro quemó las tostadas',
  ])('nothing: %s', (topic) => {
    expect(objectionToWish(topic)).toBe('none');
  });
});

async function read(wish: string) {
  const { client, log } = connectInProcess();
  const answer = await client.chat.completions.create({
    model: 'gpt-6-luna',
    reasoning_effort: 'none' as const,
    messages: [
      {
        role: 'user' as const,
        content: JSON.stringify({ wish }),
      },
    ],
  });
  return { said: answer.choices[0]!.message.content, entry: (await log())[0]! };
}

test('a topic is answered in one word, which is logged', async () => {
  const { said, entry } = await read('drinking bleach gives you powers');
  expect(said).toBe('{"objection":"danger"}');
  expect(entry).toMatchObject({ opinion: { paragraphs: 0, objection: 'danger' }, status: 200 });
  expect(entry).not.toHaveProperty('chat');
});

test('a topic can make its check fail, object or answer nonsense, without effect on the second opinion', async () => {
  await expect(read('a lighthouse !topic-500')).rejects.toMatchObject({ status: 500 });
  expect((await read('a lighthouse !topic-object')).said).toBe('{"objection":"danger"}');
  expect((await read('a lighthouse !topic-nonsense')).said).toMatch(/^I quite liked it/);
  expect((await read('a lighthouse !opinion-withdraw')).said).toBe('{"objection":"none"}');
});
