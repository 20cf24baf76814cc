import { env } from 'cloudflare:workers';
import { request } from '../person.ts';

/** An assertion of the built-in Cloudflare Access. @param claims that differ from the owner's */
export async function assertionOf(claims: Record<string, unknown> = {}): Promise<string> {
  const answer = await fetch(`${env.ACCESS_TEAM}/assertion`, {
    method: 'POST',
    body: JSON.stringify(claims),
  });
  return (await answer.json<{ assertion: string }>()).assertion;
}

/** Of the test's time, which may be another than the emulators'. */
function ownersAssertion(): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return assertionOf({ iat: now, nbf: now, exp: now + 3600 });
}

type Asked = { form?: Record<string, string>; headers?: HeadersInit };

/**
 * A request of the owner's browser to one of their pages. Redirects are not followed.
 * @param asked.form sent by POST from the app's origin
 */
export async function asOwner(path: string, { form, headers }: Asked = {}): Promise<Response> {
  const sent = new Headers({ 'cf-access-jwt-assertion': await ownersAssertion(), 'accept-language': 'en' });
  if (form) sent.set('origin', 'http://app.test');
  for (const [name, value] of new Headers(headers)) sent.set(name, value);
  return request(path, {
    headers: sent,
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
}

/**
 * Opens the form of an act and sends it, as often as asked.
 * @param at page of the target
 * @returns the answers, and the id of the act
 */
export async function act(at: string, name: string, more: Record<string, string> = {}, times = 1) {
  const page = await (await asOwner(`${at}/${name}`)).text();
  const field = (of: string) => new RegExp(`name="${of}" value="([^"]+)"`).exec(page)?.[1];
  const [id, payment] = [field('id') ?? '', field('payment')];
  const form = { id, reason: 'A reason', ...(payment && { payment }), ...more };
  const answers: Response[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await asOwner(`${at}/${name}`, { form }));
  return { answers, id };
}
