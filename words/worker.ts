import type { Language } from '../contract/options.ts';
import en from './en/worker.ts';
import es from './es/worker.ts';
import type { Figures } from './figures.ts';

/** Texts of the Worker, by language and file. Spanish has the keys. */
export const WORKER_WORDS: Record<Language, typeof es> = { es, en };

type Leaves<Tree> = {
  [Name in keyof Tree & (string | number)]: Tree[Name] extends string
    ? `${Name}`
    : `${Name}.${Leaves<Tree[Name]>}`;
}[keyof Tree & (string | number)];
/** The forms of a plural have one key. */
type Singular<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** Key of a text: its file and the names in it, such as `mail.verification.subject`. */
export type Key = Singular<Leaves<typeof es>>;

/** What is filled into a text; of several texts, what any of them takes. */
export type FiguresOf<Of extends Key> = Of extends keyof Figures ? Figures[Of] : never;
