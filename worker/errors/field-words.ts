import type { z } from 'zod';
import type { Language } from '../../contract/options.ts';
import type {
  changeNameRequest,
  changePasswordRequest,
  deleteAccountRequest,
} from '../../contract/schemas/account.ts';
import type { audioRequest, sleepQuery } from '../../contract/schemas/audio.ts';
import type {
  forgotPasswordRequest,
  googleRequest,
  loginRequest,
  refreshRequest,
  registerRequest,
  resetPasswordRequest,
  verifyEmailRequest,
} from '../../contract/schemas/auth.ts';
import type { checkoutRequest, portalRequest } from '../../contract/schemas/billing.ts';
import type { bookRequest } from '../../contract/schemas/books.ts';
import type { browserReport } from '../../contract/schemas/browser-report.ts';
import type { contactRequest } from '../../contract/schemas/contact.ts';
import type { feedRequest } from '../../contract/schemas/feed.ts';
import type { linkRequest } from '../../contract/schemas/links.ts';
import type { reportRequest } from '../../contract/schemas/reports.ts';
import type { scene } from '../../contract/schemas/scene.ts';
import type { storyListRequest, storyRequest } from '../../contract/schemas/stories.ts';
import type { confirmWithdrawalRequest, withdrawalRequest } from '../../contract/schemas/withdrawal.ts';

type FieldOf<Schema> = Schema extends z.ZodType ? keyof z.input<Schema> : never;

/** Every field of every request: a new one does not compile without words. */
type Field = FieldOf<
  | typeof audioRequest
  | typeof bookRequest
  | typeof browserReport
  | typeof changeNameRequest
  | typeof changePasswordRequest
  | typeof checkoutRequest
  | typeof contactRequest
  | typeof deleteAccountRequest
  | typeof feedRequest
  | typeof forgotPasswordRequest
  | typeof googleRequest
  | typeof linkRequest
  | typeof loginRequest
  | typeof portalRequest
  | typeof refreshRequest
  | typeof registerRequest
  | typeof reportRequest
  | typeof resetPasswordRequest
  | typeof scene
  | typeof sleepQuery
  | typeof storyListRequest
  | typeof storyRequest
  | typeof confirmWithdrawalRequest
  | typeof withdrawalRequest
  | typeof verifyEmailRequest
>;

type Words = Record<Language, string>;

/** Name of a field inside a sentence. */
const FIELD_WORDS: Record<Field, Words> = {
  requestsStart: { es: 'que Premium empiece ya', en: 'that Premium begins now' },
  hour: { es: 'la hora del dibujo', en: 'the hour in the picture' },
  mood: { es: 'el ánimo del dibujo', en: 'the mood of the picture' },
  figures: { es: 'las figuras del dibujo', en: 'the figures in the picture' },
  thing: { es: 'el objeto del dibujo', en: 'the thing in the picture' },
  what: { es: 'qué se cuenta', en: 'what is reported' },
  route: { es: 'la página', en: 'the page' },
  release: { es: 'la versión', en: 'the release' },
  ms: { es: 'el tiempo', en: 'the time' },
  place: { es: 'el lugar', en: 'the place' },
  topic: { es: 'el tema', en: 'the topic' },
  childNames: { es: 'los nombres', en: 'the names' },
  storyLength: { es: 'la duración', en: 'the length' },
  storyType: { es: 'el tipo de cuento', en: 'the type of story' },
  creativityLevel: { es: 'la creatividad', en: 'the creativity' },
  ageGroup: { es: 'la edad', en: 'the age' },
  englishLevel: { es: 'el nivel de lectura', en: 'the reading level' },
  language: { es: 'el idioma', en: 'the language' },
  text: { es: 'el texto', en: 'the text' },
  voiceId: { es: 'la voz', en: 'the voice' },
  narration: { es: 'la narración', en: 'the narration' },
  way: { es: 'en qué idiomas sale', en: 'the languages of the book' },
  storyId: { es: 'el cuento', en: 'the story' },
  term: { es: 'hasta cuándo vale el enlace', en: 'until when the link is open' },
  showsNames: { es: 'si se muestran los nombres', en: 'whether names are shown' },
  speechRate: { es: 'la velocidad', en: 'the speed' },
  minutes: { es: 'los minutos', en: 'the minutes' },
  sleepMinutes: { es: 'los minutos', en: 'the minutes' },
  musicTrack: { es: 'la música', en: 'the music' },
  cast: { es: 'las voces de los personajes', en: 'the characters’ voices' },
  email: { es: 'el correo', en: 'the e-mail' },
  password: { es: 'la contraseña', en: 'the password' },
  currentPassword: { es: 'la contraseña actual', en: 'the current password' },
  newPassword: { es: 'la contraseña nueva', en: 'the new password' },
  name: { es: 'el nombre', en: 'the name' },
  token: { es: 'el enlace del correo', en: 'the link of the e-mail' },
  tokenLifetime: { es: 'el tiempo de la sesión', en: 'the time of the session' },
  idToken: { es: 'la respuesta de Google', en: 'Google’s answer' },
  termsVersion: { es: 'la versión de los términos', en: 'the version of the terms' },
  nonceSecret: { es: 'la señal de la página', en: 'the page’s secret' },
  user_name: { es: 'tu nombre', en: 'your name' },
  user_email: { es: 'tu correo', en: 'your e-mail' },
  subject: { es: 'el asunto', en: 'the subject' },
  message: { es: 'el mensaje', en: 'the message' },
  website: { es: 'la página web', en: 'the website' },
  successUrl: { es: 'la página de después del pago', en: 'the page after the payment' },
  cancelUrl: { es: 'la página a la que vuelves sin pagar', en: 'the page to return to without paying' },
  returnUrl: { es: 'la página a la que vuelves', en: 'the page to return to' },
  reason: { es: 'el motivo', en: 'the reason' },
  comment: { es: 'el comentario', en: 'the comment' },
  q: { es: 'la búsqueda', en: 'the search' },
  type: { es: 'el tipo de cuento', en: 'the type of story' },
  variety: { es: 'la variedad del español', en: 'the variety of Spanish' },
  secondLanguage: { es: 'el segundo idioma', en: 'the second language' },
  level: { es: 'el nivel de lectura', en: 'the reading level' },
  audio: { es: 'el filtro de audio', en: 'the audio filter' },
  sort: { es: 'el orden', en: 'the order' },
  cursor: { es: 'la página de la lista', en: 'the page of the list' },
};

export const hasWords = (field: string): field is Field => Object.hasOwn(FIELD_WORDS, field);

/** Message by the validator's code. Without grammatical gender, since any field may precede it. */
function problemWords(problem: string, limit: number | undefined): Words {
  switch (problem) {
    case 'too_big':
      if (limit === undefined) break;
      return { es: `como mucho ${limit} caracteres`, en: `at most ${limit} characters` };
    case 'too_small':
      if (limit === undefined || limit === 1) return { es: 'falta', en: 'it is missing' };
      return { es: `al menos ${limit} caracteres`, en: `at least ${limit} characters` };
    case 'invalid_type':
      return { es: 'falta o no es lo que se espera', en: 'it is missing or not as expected' };
    case 'invalid_format':
      return { es: 'hay algún error al escribirlo', en: 'it is not written correctly' };
    case 'invalid_value':
    case 'unknown':
      return { es: 'no está entre las opciones', en: 'it is not one of the options' };
  }
  return { es: 'no es lo que se espera', en: 'it is not as expected' };
}

/** Sentences of the first version, by field and validator's code. */
const FIELD_DETAILS: Partial<Record<Field, Record<string, Words>>> = {
  text: {
    invalid_type: {
      es: 'El texto para generar el audio debe ser una cadena de texto válida',
      en: 'The text for generating audio must be a valid string',
    },
  },
};

/** @returns undefined for problems without such a sentence */
export function fieldDetails(problems: Record<string, string>, language: Language): string | undefined {
  for (const [field, problem] of Object.entries(problems)) {
    const words = hasWords(field) ? FIELD_DETAILS[field]?.[problem] : undefined;
    if (words) return words[language];
  }
  return undefined;
}

/**
 * Message that names the invalid fields, for clients that mark none.
 * @param problems the validator's code for each field
 * @param limits maximum or minimum length, where that is the problem
 * @returns null when none of the fields has a name
 */
export function fieldMessage(
  problems: Record<string, string>,
  limits: Record<string, number>,
  language: Language,
): string | null {
  const please = { es: 'Revisa', en: 'Please check' }[language];
  const sentences = Object.entries(problems).flatMap(([field, problem]) => {
    if (!hasWords(field)) return [];
    return `${please} ${FIELD_WORDS[field][language]}: ${problemWords(problem, limits[field])[language]}.`;
  });
  return sentences.length > 0 ? sentences.join(' ') : null;
}
