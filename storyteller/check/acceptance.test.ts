import { expect, test } from 'vitest';
import { LANGUAGES, LENGTHS, LEVELS } from '../../contract/options.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { Acceptance } from '../../worker/story/acceptance.ts';
import { storyPrompt } from '../../worker/story/prompt.ts';
import { residueIn } from '../../worker/story/residue.ts';
import { StandIns } from '../../worker/story/stand-ins.ts';
import { paragraphsOf } from '../engine/tell.ts';
import { TEMPLATES } from '../engine/templates.ts';
import { tellSamples } from './check.ts';

/** Stories of a template: one of each language, level and length. */
const EACH = LANGUAGES.length * LEVELS.length * LENGTHS.length;
/** `npm test` has one story of each template, in both languages. */
const isTold = (place: number) => (turn: number) =>
  process.env.TEST_LONG !== undefined || turn % EACH === place % EACH;

test('the acceptance takes both sides of every story at each length, level and age, and holds none back', () => {
  const wrong: string[] = [];
  let stories = 0;
  for (const [place, template] of TEMPLATES.entries())
    for (const { brief, story, label } of tellSamples(template, 1, isTold(place)))
      for (const language of LANGUAGES) {
        const order = storyRequest.parse({ ...brief, language });
        const { system, user } = storyPrompt(new StandIns(order, 's').request, 's');
        const acceptance = new Acceptance(order, `${system}\n${user}`);
        acceptance.addTitle(story.title[language]);
        const kinds = new Set<string>();
        for (const [paragraph, text] of paragraphsOf(story, language).entries())
          for (const sentence of cutSentences(text, language)) {
            acceptance.addSentence({ text: sentence, paragraph });
            kinds.add(acceptance.verdict().is);
          }
        acceptance.end();
        kinds.add(acceptance.verdict().is);
        stories += 1;
        if ([...kinds].join() !== 'fit')
          wrong.push(`${story.template} ${language} ${label}: ${[...kinds].join()}`);
      }
  expect(wrong).toEqual([]);
  expect(stories).toBeGreaterThanOrEqual(2 * TEMPLATES.length);
});

test('no title of a template has what belongs to no story, such as an address or a placeholder', () => {
  const titles = TEMPLATES.flatMap((template) => template.titles.flat());
  expect(titles.length).toBeGreaterThan(2 * TEMPLATES.length);
  expect(titles.filter((title) => residueIn(title, title) !== null)).toEqual([]);
});
