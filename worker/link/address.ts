import { LANGUAGES, type Language } from '../../contract/options.ts';
import type { LaterPart } from '../../contract/picture.ts';
import { secretAddress } from '../files/secret-address.ts';

/** Secret part of a link's addresses. */
export const { write: linkSecret, read: readLinkSecret } = secretAddress('link');
/** The same of a link for recording: neither opens what the other does. */
export const { write: recordSecret, read: readRecordSecret } = secretAddress('record');
/** A page of the app. The secret is behind the hash, which no server and no log gets. */
export const recordPath = (secret: string) => `/record#${secret}`;

/** A page of a link: of a story, of all nights of a series, or of one of them by its number. */
export type LinkPlace = { secret: string; night: number | null };

/** Parameter of an address for a night of a series. */
export const LINK_NIGHT = 'night';
/** Without an extension: a scene is PNG or SVG, a cover JPEG. */
export const LINK_PICTURE = 'picture';
/** Parameters of that address: for the picture at the top of the page, and for one after the first. */
export const LINK_PICTURE_SMALL = 'small';
export const LINK_PICTURE_PART = 'part';
export const LINK_REPORT = 'report';

function pathOf({ secret, night }: LinkPlace, file: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(night !== null && { [LINK_NIGHT]: `${night}` }), ...more });
  return `/e/${secret}${file}${query.size > 0 ? `?${query}` : ''}`;
}

export const linkPath = (place: LinkPlace, more?: Record<string, string>) => pathOf(place, '', more);
/** The sound in one language. Its name says nothing of the story. */
export const linkSoundPath = (place: LinkPlace, language: Language) => pathOf(place, `/${language}.mp3`);
export const linkPicturePath = (place: LinkPlace, more?: Record<string, string>) =>
  pathOf(place, `/${LINK_PICTURE}`, more);
export const laterPicturePath = (place: LinkPlace, part: LaterPart) =>
  linkPicturePath(place, { [LINK_PICTURE_PART]: part });
export const linkReportPath = (place: LinkPlace) => pathOf(place, `/${LINK_REPORT}`);

/** The language in the name of a sound; null for any other name. */
export const parseLinkSound = (file: string): Language | null =>
  LANGUAGES.find((language) => file === `${language}.mp3`) ?? null;
