import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { html } from 'hono/html';
import type { Scene } from '../../contract/scene.ts';
import { type Link, type Links, linkRequest } from '../../contract/schemas/links.ts';
import { reportRequest } from '../../contract/schemas/reports.ts';
import { drawScene } from '../../picture/draw.ts';
import { mainOriginOfApp } from '../config/origins.ts';
import { ApiError } from '../errors/refusal.ts';
import { audioKey, linkSoundKey } from '../files/keys.ts';
import { newSecret, type SecretKey } from '../files/secret-address.ts';
import { storedBytes } from '../files/stored-bytes.ts';
import { homeOf, type OpenedHome } from '../home/client.ts';
import type { TitledLink } from '../home/session-addresses.ts';
import {
  LINK_NIGHT,
  LINK_PICTURE,
  LINK_PICTURE_PART,
  LINK_PICTURE_SMALL,
  LINK_REPORT,
  type LinkPlace,
  linkPath,
  linkSecret,
  parseLinkSound,
  readLinkSecret,
  recordPath,
  recordSecret,
} from '../link/address.ts';
import type { LinkedSound, LinkedStory } from '../link/linked-story.ts';
import { languageOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { countUse } from '../middleware/rate-limit.ts';
import { jsonBody } from '../middleware/validate.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { GonePage, LinkPage, type LinkPageProps, NightsPage } from '../pages/link/view.tsx';
import { hasLabel, labelledSound, openLabel, storedPartFor } from '../story/labelled-sound.ts';
import { rasterPicture } from '../story/picture.ts';
import { fileAnswer, likelyPart } from './file-answer.ts';
import { receiveFromLink } from './reports.ts';

const { createHandlers } = createFactory<App>();

async function present(c: Context<App>, row: TitledLink): Promise<Link> {
  const { id, secret, storyId, title, showsNames, opened, scope } = row;
  const key = { userId: c.get('identity').userId, secret };
  const path =
    scope === 'record'
      ? recordPath(await recordSecret(c.env.DIGEST_SECRET, key))
      : linkPath({ secret: await linkSecret(c.env.DIGEST_SECRET, key), night: null });
  return {
    id,
    storyId,
    title,
    scope,
    showsNames,
    opened,
    url: `${mainOriginOfApp(c.env)}${path}`,
    createdAt: new Date(row.createdAt).toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
  };
}

export const list = createHandlers(async (c) => {
  const rows = await c.get('home').links();
  const answer: Links = { links: await Promise.all(rows.map((row) => present(c, row))) };
  return c.json(answer);
});

export const make = createHandlers(jsonBody(linkRequest), async (c) => {
  const drawn = { id: crypto.randomUUID(), secret: newSecret() };
  return c.json(await present(c, await c.get('home').makeLink({ ...drawn, ...c.req.valid('json') })), 201);
});

export const close = createHandlers(async (c) => {
  await c.get('home').closeLink(c.req.param('id') ?? '');
  return c.body(null, 204);
});

/** `place`: with the secret part of the link's addresses. */
type OpenedLink = SecretKey & { place: LinkPlace; home: OpenedHome };

/**
 * Verifies the address of a link, and counts the request, by the link alone.
 * @throws ApiError `not_found`, `rate_limited`
 */
async function openLink(c: Context<App>): Promise<OpenedLink> {
  // Revalidated at each request, so that caches do not serve a closed link.
  c.header('Cache-Control', 'private, no-cache');
  c.header('X-Robots-Tag', 'noindex');
  const inAddress = c.req.param('link') ?? '';
  const key = await readLinkSecret(c.env.DIGEST_SECRET, inAddress);
  if (key === null) throw new ApiError('not_found');
  await countUse(c.env, 'REQUESTS_BY_LINK', key.secret, 'rate_limited');
  return {
    ...key,
    place: { secret: inAddress, night: nightIn(c) },
    home: homeOf(c.env, key.userId).opened(),
  };
}

/** Number of the night that is asked for; null for none. @throws ApiError `not_found` for what is no number */
function nightIn(c: Context<App>): number | null {
  const asked = c.req.query(LINK_NIGHT);
  if (asked === undefined) return null;
  if (!/^[1-9]\d{0,8}$/u.test(asked)) throw new ApiError('not_found');
  return Number(asked);
}

const rendered = (c: Context<App>) => ({
  language: languageOf(c.req.header('accept-language')),
  nonce: c.get('secureHeadersNonce') ?? '',
  origin: mainOriginOfApp(c.env),
});

/**
 * Whether a browser shows the page to a reader. Messengers fetch it for their preview and say no destination; browsers
 * say so when they load a page ahead.
 */
const isOpening = (c: Context<App>) =>
  c.req.method === 'GET' &&
  c.req.header('sec-fetch-dest') === 'document' &&
  !(c.req.header('sec-purpose') ?? '').startsWith('prefetch');

async function pageAnswer(c: Context<App>, report: LinkPageProps['report'], counts: boolean) {
  const page = rendered(c);
  try {
    const { home, secret, place } = await openLink(c);
    const story = await home.link(secret, place.night, counts);
    const { nights } = story;
    if (nights && nights.number === null) {
      const list = <NightsPage {...page} secret={place.secret} story={story} nights={nights} />;
      return c.html(html`<!doctype html>${list}`, nights.isMissing ? 404 : 200);
    }
    return c.html(
      html`<!doctype html>${<LinkPage {...page} place={place} story={story} report={report} />}`,
      report === 'incomplete' ? 400 : 200,
    );
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'not_found';
    // Programs get the code.
    if (!isGone || !c.req.header('accept')?.includes('text/html')) throw error;
    return c.html(html`<!doctype html>${<GonePage {...page} />}`, 404);
  }
}

/** The page of a link, complete and without a script. */
export const page = createHandlers((c) =>
  c.req.query('report') === 'sent' ? pageAnswer(c, 'sent', false) : pageAnswer(c, null, isOpening(c)),
);

/** Sound or picture of a link. */
export const file = createHandlers(async (c) => {
  const { home, userId, secret, place } = await openLink(c);
  const name = c.req.param('file') ?? '';
  const language = parseLinkSound(name);
  if (language === null && name !== LINK_PICTURE) throw new ApiError('not_found');
  const story = await home.link(secret, place.night, false);
  const { shown, sides } = story;
  if (story.nights?.isMissing) throw new ApiError('not_found');
  if (language === null) return pictureAnswer(c, story);
  const side = sides.find((one) => one.language === language);
  if (!side?.sound) throw new ApiError('not_found');
  const tag = { ...narrationTag(language, side.sound.isByFamily), title: side.title };
  const label = { tag, shown };
  return soundAnswer(c, soundKeyOf(userId, side.sound), side.sound.soundBytes, label);
});

/** A picture of the page (`?small`, `?part=middle`), or that of a messenger's preview. */
async function pictureAnswer(
  c: Context<App>,
  { shown, later }: Pick<LinkedStory, 'shown' | 'later'>,
): Promise<Response> {
  const part = c.req.query(LINK_PICTURE_PART);
  if (part !== undefined) {
    const drawn = later.find((one) => one.part === part);
    if (!drawn) throw new ApiError('not_found');
    return svgAnswer(c, drawn.scene, 'wide');
  }
  const isSmall = c.req.query(LINK_PICTURE_SMALL) !== undefined;
  if (isSmall && shown.scene) return svgAnswer(c, shown.scene, 'square');
  const picture = await rasterPicture(c.env.FILES, shown, isSmall ? 'small' : 'wide');
  if (!picture) throw new ApiError('not_found');
  c.header('Content-Type', picture.type);
  if (c.req.method !== 'HEAD') return c.body(picture.object.body);
  await picture.object.body.cancel();
  return c.body(null);
}

function svgAnswer(c: Context<App>, scene: Scene, frame: 'square' | 'wide'): Response {
  c.header('Content-Type', 'image/svg+xml; charset=utf-8');
  return c.req.method === 'HEAD' ? c.body(null) : c.body(drawScene(scene, { frame }));
}

const soundKeyOf = (userId: string, { narrationId, isHidden }: LinkedSound) =>
  isHidden ? linkSoundKey(userId, narrationId) : audioKey(userId, narrationId);

async function soundAnswer(
  c: Context<App>,
  key: string,
  soundBytes: number,
  label: Parameters<typeof openLabel>[1],
): Promise<Response> {
  const part = likelyPart(c);
  const opened = hasLabel(part) ? openLabel(c.env.FILES, label) : null;
  const stored = await storedBytes(c.env.FILES, key, storedPartFor(part));
  if (!stored) throw new ApiError('not_found');
  return fileAnswer(c, await labelledSound(c.env.FILES, stored, soundBytes, label, opened));
}

/** Receives the form on the page. */
export const report = createHandlers(async (c) => {
  if (c.req.param('file') !== LINK_REPORT) throw new ApiError('not_found');
  const typed = reportRequest.safeParse(await c.req.parseBody());
  if (!typed.success) return pageAnswer(c, 'incomplete', false);
  const { home, userId, secret, place } = await openLink(c);
  const { storyId, nights } = await home.link(secret, place.night, false);
  // The list of nights is no story.
  if (nights && nights.number === null) throw new ApiError('not_found');
  await receiveFromLink(c, typed.data, { userId, storyId });
  return c.redirect(`${linkPath(place, { report: 'sent' })}#report`, 303);
});
