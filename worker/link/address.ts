import { LANGUAGES, type Language } from '../../contract/options.ts';
import type { LaterPart } from '../../contract/picture.ts';
import { secretAddress } from '../files/secret-address.ts';

/** Secret part of a link's addresses. */
export const { write: linkSecret, read: readLinkSecret } = secretAddress('link');
/** The same of a link for recording: neither opens what the other does. */
export const { write: recordSecret, read: readRecordSecret } = secretAddress('record');
/** A page of the app. The secret is behind the hash, which no server and no log gets. */
export const recordPath = (secret: string) => `/record#${secret}`;

export const linkPath = (secret: string) => `/e/${secret}`;
/** The sound in one language. Its name says nothing of the story. */
export const linkSoundPath = (secret: string, language: Language) => `${linkPath(secret)}/${language}.mp3`;
/** Without an extension: a scene is PNG or SVG, a cover JPEG. */
export const LINK_PICTURE = 'picture';
export const linkPicturePath = (secret: string) => `${linkPath(secret)}/${LINK_PICTURE}`;
/** Parameter of that address for a picture after the first. */
export const LINK_PICTURE_PART = 'part';
export const laterPicturePath = (secret: string, part: LaterPart) =>
  `${linkPicturePath(secret)}?${LINK_PICTURE_PART}=${part}`;
export const LINK_REPORT = 'report';
export const linkReportPath = (secret: string) => `${linkPath(secret)}/${LINK_REPORT}`;

/** The language in the name of a sound; null for any other name. */
export const parseLinkSound = (file: string): Language | null =>
  LANGUAGES.find((language) => file === `${language}.mp3`) ?? null;
