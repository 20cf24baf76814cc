import type { Language } from './options.ts';

/** For whom a helpline is; `emergency`: a life in danger, `crisis`: thoughts of dying or of hurting oneself. */
export const HELPED = ['emergency', 'children', 'adults', 'crisis', 'anyone'] as const;
export type Helped = (typeof HELPED)[number];

export type HelpLine = {
  for: Helped;
  /** Of the service, as it calls itself; none for an emergency number. */
  name?: string | undefined;
  /** As people write it, to be dialled within the country. */
  number: string;
  /** Address of the page that states the number. */
  source: string;
  /** Day on which that page was read, ISO 8601. */
  read: string;
};

/** Helplines of a country; `language` is the one in which the app offers them to those whose country has none. */
export type CountryHelp = { language: Language | null; lines: HelpLine[] };

/** By ISO 3166-1 code; `EU` for its other members. `content/help-lines.json`, and the owner's changes by country. */
export type HelpLines = Readonly<Record<string, CountryHelp>>;

const EU = 'EU';

/** Helplines of one country, or of none in particular. */
export type HelpOfCountry = { country: string | null; lines: HelpLine[] };

/**
 * Helplines for a request: of its country, else of all countries of the interface's language, after the emergency
 * number of the EU for its members.
 */
export function helpFor(
  all: HelpLines,
  { country, isEU }: { country: string | null; isEU: boolean },
  language: Language,
): HelpOfCountry[] {
  const own = country === null || country === EU ? undefined : all[country];
  if (own) return [{ country, lines: own.lines }];
  const european = country !== null && isEU ? all[EU] : undefined;
  const spoken = Object.entries(all).filter(([, help]) => help.language === language);
  return [
    ...(european ? [{ country: null, lines: european.lines }] : []),
    ...spoken.map(([code, { lines }]) => ({ country: code, lines })),
  ];
}

/** Age from which a number has to be read again, in months. */
const STALE_MONTHS = 12;

/** Helplines whose page was read more than twelve months before a day. @param today ISO 8601 */
export function staleLines(all: HelpLines, today: string): (HelpLine & { country: string })[] {
  const before = new Date(today);
  before.setUTCMonth(before.getUTCMonth() - STALE_MONTHS);
  const oldest = before.toISOString().slice(0, 10);
  return Object.entries(all).flatMap(([country, { lines }]) =>
    lines.filter(({ read }) => read < oldest).map((line) => ({ ...line, country })),
  );
}

/** Address that dials a number. */
export const dial = (number: string): string => `tel:${number.replace(/[^\d*#+]/g, '')}`;
