import { STACK } from './product.ts';

/** An ID token of the built-in Google for a new user, as its script delivers one. */
export async function newIdToken(name: string): Promise<string> {
  const answer = await fetch(`${STACK.providers}/google/__emulator/id-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: 'built-in.apps.googleusercontent.com',
      email: `${crypto.randomUUID()}@gmail.example`,
      name,
    }),
  });
  if (!answer.ok) throw new Error(`id-token: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { idToken: string }).idToken;
}
