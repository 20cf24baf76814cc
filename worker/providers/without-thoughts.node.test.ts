import { expect, test } from 'vitest';
import { ProviderError } from './provider-error.ts';
import { WithoutThoughts } from './without-thoughts.ts';

function textOf(pieces: string[]): string {
  const thoughts = new WithoutThoughts();
  return pieces.map((piece) => thoughts.push(piece)).join('') + thoughts.end();
}

/** Every way to stream a text: in one piece, letter by letter, and cut at every place into two and three pieces. */
function* cuttings(text: string): Generator<string[]> {
  yield [text];
  yield [...text];
  for (let one = 0; one <= text.length; one++) {
    yield [text.slice(0, one), text.slice(one)];
    for (let two = one; two <= text.length; two += 3)
      yield [text.slice(0, one), text.slice(one, two), text.slice(two)];
  }
}

test.each([
  ['<think>The parent wants a story.</think>\n\n# El faro', '\n\n# El faro'],
  ['<thinking>\nA fox. <b>?</b>\n</thinking># El zorro', '# El zorro'],
  ['<THINK >a</think ># A', '# A'],
  ['<think></think># A<think>b</think>. Fin.', '# A. Fin.'],
  ['<think>one <think>two</think># A', '# A'],
  ['<think>thoughts without end. # A', ''],
  ['# A\nFin.<think>Was that good? </thin', '# A\nFin.'],
  ['</think># A', '# A'],
  ['3 < 4, <thin> ice, <thinker> and </b> <think', '3 < 4, <thin> ice, <thinker> and </b> <think'],
])('the text of %j is %j, wherever the stream cuts it', (said, text) => {
  for (const pieces of cuttings(said)) expect(textOf(pieces), JSON.stringify(pieces)).toBe(text);
});

test('thoughts without an opening tag end the story with an error, wherever the text is cut', () => {
  for (const pieces of cuttings('The parent wants a fox.</think># El zorro'))
    expect(() => textOf(pieces), JSON.stringify(pieces)).toThrow(ProviderError);
});

test('a text without tags is passed on as it comes, without delay', () => {
  const thoughts = new WithoutThoughts();
  expect(thoughts.push('El faro')).toBe('El faro');
  expect(thoughts.push(' <')).toBe(' ');
  expect(thoughts.push('3 ')).toBe('<3 ');
});
