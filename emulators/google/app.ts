import { type Context, Hono } from 'hono';
import { type AuthorizeRequest, Grants, readAuthorizeRequest } from './grants.ts';
import { gsiScript, gsiStyle } from './gsi.ts';
import { FAULTS, type Fault, IdTokenMint } from './id-token.ts';
import { choosePage, handOverPage, oneTapPage, refusedPage } from './pages.ts';
import { type GooglePerson, PEOPLE, personOf } from './people.ts';

export type GoogleEmulatorOptions = {
  /** Mount path, part of the issuer's name. */
  basePath?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Google's own paths, below the mount path. */
const AUTHORIZE = '/o/oauth2/v2/auth';
const SELECT = '/gsi/select';

/** Emulates the parts of Google's OpenID Connect server and sign-in script that signing in needs. */
export function createGoogleEmulator({
  basePath = '/google',
  now = Date.now,
}: GoogleEmulatorOptions = {}): Hono {
  const mint = new IdTokenMint(now);
  const grants = new Grants(now);
  const issuerOf = (c: Context) => `${new URL(c.req.url).origin}${basePath}`;
  const app = new Hono();

  app.get('/.well-known/openid-configuration', (c) => {
    const issuer = issuerOf(c);
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}${AUTHORIZE}`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/oauth2/v3/certs`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      code_challenge_methods_supported: ['S256'],
    });
  });
  app.get('/oauth2/v3/certs', async (c) => c.json(await mint.keySet()));

  app.get(AUTHORIZE, (c) => {
    const asked = readAuthorizeRequest(c.req.query());
    if (!asked.ok) return c.html(refusedPage(asked.error), 400);
    return c.html(choosePage(`${basePath}${AUTHORIZE}`, c.req.query(), { canCancel: true }));
  });
  app.post(AUTHORIZE, async (c) => {
    const form = await textFields(c);
    const asked = readAuthorizeRequest(form);
    if (!asked.ok) return c.html(refusedPage(asked.error), 400);
    const parameters: Record<string, string> = form.cancel
      ? { error: 'access_denied' }
      : { code: grants.issue(asked.request, chosenPerson(form)), scope: asked.request.scope };
    return c.redirect(returnAddress(asked.request, parameters), 303);
  });
  app.post('/token', async (c) => {
    const redeemed = grants.redeem(await textFields(c));
    c.header('Cache-Control', 'no-store');
    if (!redeemed.ok) {
      return c.json({ error: redeemed.error, error_description: 'The built-in Google refuses this.' }, 400);
    }
    const { person, request } = redeemed.grant;
    const { clientId, nonce, scope } = request;
    return c.json({
      access_token: `ya29.${crypto.randomUUID()}`,
      expires_in: 3599,
      scope,
      token_type: 'Bearer',
      id_token: await mint.mint({ person, issuer: issuerOf(c), clientId, nonce }),
    });
  });

  app.get('/gsi/client', (c) => c.body(gsiScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  app.get('/gsi/style', (c) => c.body(gsiStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get(SELECT, (c) => c.html(choosePage(`${basePath}${SELECT}`, c.req.query(), { canCancel: false })));
  app.get('/gsi/one-tap', (c) =>
    c.html(oneTapPage(`${basePath}${SELECT}`, c.req.query(), PEOPLE[0] as GooglePerson)),
  );
  app.post(SELECT, async (c) => {
    const form = await textFields(c);
    const { client_id: clientId, origin, nonce } = form;
    if (!clientId || !origin) return c.html(refusedPage('client_id and origin are needed'), 400);
    const credential = await mint.mint({
      person: chosenPerson(form),
      issuer: issuerOf(c),
      clientId,
      nonce: nonce || null,
    });
    return c.html(handOverPage(credential, origin));
  });

  app.post('/__emulator/id-token', async (c) => {
    const body = await c.req.json<Record<string, string>>();
    const fault = FAULTS.find((known) => known === body.fault) ?? null;
    if (body.fault && !fault) return c.json({ error: `faults are ${FAULTS.join(', ')}` }, 400);
    return c.json({ idToken: await faultyToken(body, fault, issuerOf(c), mint) });
  });
  return app;
}

function faultyToken(
  body: Record<string, string>,
  fault: Fault | null,
  issuer: string,
  mint: IdTokenMint,
): Promise<string> {
  const person = { ...chosenPerson(body), ...(body.sub ? { sub: body.sub } : {}) };
  const of = { person, issuer, clientId: body.client_id ?? '', nonce: body.nonce ?? null };
  return mint.mint({ ...of, ...(body.domain ? { domain: body.domain } : {}) }, fault);
}

function chosenPerson({ email = '', name = '', unverified }: Record<string, string>): GooglePerson {
  return PEOPLE.find((person) => person.email === email) ?? personOf(email, name || email, !unverified);
}

async function textFields(c: Context): Promise<Record<string, string>> {
  const form = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(form).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

function returnAddress({ redirectUri, state }: AuthorizeRequest, parameters: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ state, ...parameters })) url.searchParams.set(name, value);
  return url.href;
}
