import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import { TEMPLATES } from '../engine/templates.ts';
import { readTopic } from '../engine/topic.ts';
import { checkTemplate } from './check.ts';
import { faultsOf, sourceAnswers, sourceFaults } from './rules.ts';
import { TOPIC_SAMPLES } from './samples.ts';

test('the sample topics are recognised as their class', () => {
  const wrong = Object.entries(TOPIC_SAMPLES).flatMap(([tag, samples]) =>
    LANGUAGES.flatMap((language) =>
      samples[language]
        .map((text) => ({ text, tag, read: readTopic(text, language).tags }))
        .filter(({ read }) => !read.includes(tag)),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each(TEMPLATES.map((template) => [template.id, template] as const))(
  '%s has no fault at any level, length, topic and number of children',
  (_, template) => {
    expect(checkTemplate(template, 3).faults).toEqual([]);
  },
);

test.each([
  ['es', '—Hola —dijo Ana. La vaca sonrió.', 'narration glued to speech'],
  ['es', 'Una voz habló. —Ve a la torre.', 'a raya in the middle of narration'],
  ['es', 'Ana cogió el mapa.', '«coger»'],
  ['es', 'Ana se rió.', 'an accent'],
  ['es', 'La puerta de el castillo.', '«de el»'],
  ['es', 'En una casa tan grande, vivía Bruno.', 'a comma before an inverted verb'],
  ['es', '¿Dónde está.', '¿? are not in pairs'],
  ['es', 'Los dos se miraron. Nosotros también.', 'a gender for all children'],
  ['es', 'Érase una vez un rey.', 'a cliché'],
  ['en', 'In a tower that struck thirteen, lived Noah.', 'a comma before an inverted verb'],
  ['en', 'She saw a owl.', 'a or an'],
  ['en', 'Omar and Kate blows the whistle.', 'a plural with a singular verb'],
  ['en', '“It is “Dragons” today,” she said.', 'speech in speech'],
  ['en', 'They found the why broccoli.', 'an article before a clause'],
  ['en', 'There were 3 pigs.', 'a digit'],
] as const)('in %s «%s» is a fault: %s', (language, text, why) => {
  expect(faultsOf(text, language).join()).toContain(why);
});

test.each([
  ['{kids} [está|están] [contento|contentos].', '{kids} [is|are] happy.', 'a form that has a gender'],
  ['{kid} se quedó muy callada.', '{kid} said nothing.', 'an adjective with a gender'],
  [
    '{kids} [abre|abren] la puerta.',
    '{kids} opens the door.',
    'a verb that is not given for one and for several',
  ],
  [
    '{kid} planta una judía, y {other} le canta.',
    '{kid} plants a bean, and {other} sings to it.',
    'a single child is named twice',
  ],
])('«%s» is a fault in the source', (es, en, why) => {
  expect(sourceFaults(es, en).join()).toContain(why);
});

test('a single child answering itself is a fault, unless the forms differ', () => {
  const asked = '—Tose —dice {kid}.';
  expect(sourceAnswers(asked, '—Las tuberías no tosen —dice {other}.').join()).toContain('answers itself');
  expect(sourceAnswers(asked, '—Las tuberías no tosen —[piensa|dice] {other}.')).toEqual([]);
});
