import type { SessionAnswer } from '../contract/schemas/auth.ts';
import type { Story } from '../contract/schemas/stories.ts';
import { STACK } from '../testkit/product.ts';

/** A short story of a new account that a browser is about to open. */
export async function storyOf({ token }: SessionAnswer, topic: string): Promise<Story> {
  const answer = await fetch(`${STACK.api}/api/stories/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ topic, storyLength: 'short' }),
  });
  if (!answer.ok) throw new Error(`story: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Story;
}
