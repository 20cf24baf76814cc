import { parseAccept } from 'hono/utils/accept';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/options.ts';

/** The language of ours that `Accept-Language` likes best (RFC 9110, section 12.5.4); Spanish when it likes none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const liked = parseAccept(acceptLanguage ?? '').filter(({ q }) => q > 0);
  const codes = liked.map(({ type }) => type.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}
