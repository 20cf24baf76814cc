import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/options.ts';

/** The first language of `Accept-Language` that we speak. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find(isLanguage)) ?? DEFAULT_LANGUAGE;
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
