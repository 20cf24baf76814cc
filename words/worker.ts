import type { Language } from '../contract/options.ts';
import adminEn from './en/admin.json' with { type: 'json' };
import linkEn from './en/link.json' with { type: 'json' };
import mailEn from './en/mail.json' with { type: 'json' };
import noticesEn from './en/notices.json' with { type: 'json' };
import reasonsEn from './en/reasons.json' with { type: 'json' };
import adminEs from './es/admin.json' with { type: 'json' };
import linkEs from './es/link.json' with { type: 'json' };
import mailEs from './es/mail.json' with { type: 'json' };
import noticesEs from './es/notices.json' with { type: 'json' };
import reasonsEs from './es/reasons.json' with { type: 'json' };
import type { Figures } from './figures.ts';

/** Texts of the Worker, by language and file. */
const es = { admin: adminEs, link: linkEs, mail: mailEs, notices: noticesEs, reasons: reasonsEs };
const en: typeof es = { admin: adminEn, link: linkEn, mail: mailEn, notices: noticesEn, reasons: reasonsEn };
export const WORKER_WORDS: Record<Language, typeof es> = { es, en };

type Leaves<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${Leaves<Tree[Name]>}`;
}[keyof Tree & string];
/** The forms of a plural have one key. */
type Singular<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** Key of a text: its file and the names in it, such as `mail.verification.subject`. */
export type Key = Singular<Leaves<typeof es>>;

/** What is filled into a text; of several texts, what any of them takes. */
export type FiguresOf<Of extends Key> = Of extends keyof Figures ? Figures[Of] : never;
