import { env } from 'cloudflare:workers';

/** A unique Google user. */
export const googlePerson = () => ({
  email: `google-${crypto.randomUUID()}@gmail.example`,
  name: 'Ana Gómez',
});

/** An ID token of the built-in Google for our client, with a `fault` if requested. */
export async function idTokenOf(
  person: { email: string; name?: string },
  more: { fault?: string; unverified?: string; sub?: string; nonce?: string; domain?: string } = {},
): Promise<string> {
  const answer = await fetch(`${env.GOOGLE_ISSUER}/__emulator/id-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: env.GOOGLE_CLIENT_ID, ...person, ...more }),
  });
  if (!answer.ok) throw new Error(`id-token: ${answer.status} ${await answer.text()}`);
  return (await answer.json<{ idToken: string }>()).idToken;
}
