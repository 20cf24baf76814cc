import { expect, test } from 'vitest';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { versionToPractise } from './version-to-practise.ts';

const version = (id: string, language: 'es' | 'en', more: Partial<Narration> = {}) =>
  ({ id, language, ...more }) as Narration;
const practised = (learns: 'es' | 'en') => ({ practiceEdition: { learns } as Narration['practiceEdition'] });

test.each<[what: string, versions: Narration[], id: string | undefined]>([
  ['none', [], undefined],
  ['the newest', [version('1', 'es'), version('2', 'es')], '2'],
  ['the newest in the learnt language', [version('1', 'en'), version('2', 'en'), version('3', 'es')], '2'],
  ['the one that is made', [version('1', 'es', practised('en')), version('2', 'en')], '1'],
  ['none for the other direction', [version('1', 'es', practised('es')), version('2', 'en')], '2'],
  ['none of an earlier text', [version('1', 'es', { ...practised('en'), ofEarlierText: true })], undefined],
])('of a story’s versions it is %s', (_, versions, id) => {
  expect(versionToPractise(versions, 'en')?.id).toBe(id);
});
