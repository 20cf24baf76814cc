import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  OPTION_ALIASES,
  type SpanishVariety,
} from '../../contract/options.ts';

/** Preferred supported language of `Accept-Language` (RFC 9110, section 12.5.4); Spanish when it names none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const liked = parseAccept(acceptLanguage ?? '').filter(({ q }) => q > 0);
  const codes = liked.map(({ type }) => type.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/**
 * Variety of Spanish of the first `es` with a region in `Accept-Language`: es-ES is Spain's, any other is American.
 * Null when there is none.
 */
export function spanishVarietyOf(acceptLanguage: string | undefined): SpanishVariety | null {
  const regions = parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => /^es-(?:[a-z]{4}-)?([a-z]{2}|\d{3})\b/i.exec(type)?.[1] ?? []);
  if (regions[0] === undefined) return null;
  return regions[0].toUpperCase() === 'ES' ? 'spain' : 'america';
}

/** Language that a body names, by its code or its word; null for none. */
export function languageNamed(body: unknown): Language | null {
  const { language } = Object(body) as { language?: unknown };
  const code = typeof language === 'string' ? language.trim().toLowerCase() : '';
  if (isLanguage(code)) return code;
  return Object.hasOwn(OPTION_ALIASES.language, code)
    ? OPTION_ALIASES.language[code as keyof typeof OPTION_ALIASES.language]
    : null;
}

/** Language of a refusal: the one that the request's body names, else the browser's. */
export const refusalLanguage = (c: Context): Language =>
  (c.get('bodyLanguage') as Language | undefined) ?? languageOf(c.req.header('accept-language'));

function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}
