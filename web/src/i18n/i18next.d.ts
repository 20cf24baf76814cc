import 'i18next';
import type { FeatureWords } from './feature-words.ts';
import type es from './locales/es.json';

/** `A & B` of `A | B`. */
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof es & AllOf<FeatureWords[keyof FeatureWords]> };
  }
}
