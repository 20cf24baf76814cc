import { parseAccept } from 'hono/utils/accept';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type SpanishVariety } from '../../contract/options.ts';

/** The language of ours that `Accept-Language` likes best (RFC 9110, section 12.5.4); Spanish when it likes none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const liked = parseAccept(acceptLanguage ?? '').filter(({ q }) => q > 0);
  const codes = liked.map(({ type }) => type.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/**
 * The variety of Spanish of the first Spanish that `Accept-Language` names with a region: es-ES is Spain's, any other America's.
 * Null when it names none.
 */
export function spanishVarietyOf(acceptLanguage: string | undefined): SpanishVariety | null {
  const regions = parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => /^es-(?:[a-z]{4}-)?([a-z]{2}|\d{3})\b/i.exec(type)?.[1] ?? []);
  if (regions[0] === undefined) return null;
  return regions[0].toUpperCase() === 'ES' ? 'spain' : 'america';
}

function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}
