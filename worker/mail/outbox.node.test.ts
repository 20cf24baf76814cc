import { expect, test } from 'vitest';
import { deliver, type Outbox } from './outbox.ts';

type Row = { id: string };

/** An outbox of two rows in memory, whose first row fails at one step. */
function failingAt(step: 'claim' | 'send' | 'done' | null) {
  const said: string[] = [];
  const does = (name: typeof step | 'release', { id }: Row) => {
    said.push(`${name} ${id}`);
    if (name === step && id === 'a') throw new Error(`${name} failed`);
  };
  const outbox: Outbox<Row> = {
    waiting: async () => [{ id: 'a' }, { id: 'b' }],
    async claim(id) {
      does('claim', { id });
      return true;
    },
    send: async (row) => does('send', row),
    done: async (row) => does('done', row),
    release: async (id) => does('release', { id }),
  };
  return { outbox, said };
}

const OTHER = ['claim b', 'send b', 'done b'];

test.each([
  [null, ['claim a', 'send a', 'done a']],
  ['claim', ['claim a']],
  ['send', ['claim a', 'send a', 'release a']],
  // The mail has left: a release would send it twice.
  ['done', ['claim a', 'send a', 'done a']],
] as const)('a row that fails at %s', async (step, steps) => {
  const { outbox, said } = failingAt(step);
  const delivered = deliver(outbox, 0);
  if (step === null) await delivered;
  else await expect(delivered).rejects.toThrow(`${step} failed`);
  expect(said).toEqual([...steps, ...OTHER]);
});
