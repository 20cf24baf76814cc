import { parseArgs } from 'node:util';
import { type AgeGroup, LANGUAGES, type Language } from '../../contract/options.ts';
import {
  byCategory,
  type Judgement,
  type Judgements,
  judged,
  moderated,
  readOnceMore,
  refusedByOneSentence,
  refusedShare,
  storyResults,
  topicsRead,
} from './measure.ts';
import { HelpfulnessByLanguage } from './net-helpfulness.ts';
import { openDeployed, openProvider } from './provider.ts';
import { AGES, heavyTopics, paragraphs, type Sample, sentences, topicsForAge } from './samples.ts';
import { readTopics } from './topics.ts';

/**
 * `npm run safety`: runs the texts of `content/safety` through each configured moderation and second opinion (settings
 * from the environment, `.dev.vars` or `wrangler.toml`), with 95 % intervals, a list of all errors, and for each check
 * its net helpfulness in each language. `-- --deployed` asks the servers that are deployed. `-- --stories`
 * also generates a story per topic, so that the model's own refusals, sentence checks and second opinion count; this
 * costs tokens. `-- --only ages` measures one part: topics, ages, heavy, sentences or paragraphs.
 */

const PARTS = ['topics', 'ages', 'heavy', 'sentences', 'paragraphs'] as const;
type Part = (typeof PARTS)[number];

const { values } = parseArgs({
  options: {
    deployed: { type: 'boolean', default: false },
    stories: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
if (values.only !== undefined && !PARTS.includes(values.only as Part)) {
  console.error(`--only takes one of ${PARTS.join(', ')}`);
  process.exit(2);
}
const isAsked = (part: Part) => values.only === undefined || values.only === part;

const { provider, isBuiltIn, close } = values.deployed ? openDeployed() : await openProvider();
/** Suffix of every figure of a stand-in. */
const mark = isBuiltIn ? ' [stand-in]' : '';
if (isBuiltIn) {
  console.log('The built-in providers. They know word lists: see docs/child-safety.md for what that proves.');
}

function say(name: string, { refuse, ordinary }: Judgements): void {
  if (refuse.length > 0) {
    console.log(`\n${name}: ${refusedShare(refuse)} of those that must be refused were${mark}`);
    console.log(byCategory(refuse, true).join('\n'));
  }
  console.log(`\n${name}: ${refusedShare(ordinary)} of the others were wrongly refused${mark}`);
  console.log(byCategory(ordinary, false).join('\n'));
}

/** Reports a set and counts it for its language. */
function sayOf(all: HelpfulnessByLanguage, name: string, language: Language, set: Judgements): void {
  say(name, set);
  all.add(language, set);
}

function sayNet(name: string, all: HelpfulnessByLanguage): void {
  const line = all.line();
  if (line !== null) console.log(`\n${name}: ${line}${mark}`);
}

type Judge = (samples: Sample[], language: Language, age?: AgeGroup) => Promise<Judgement[]>;
const names = (servers: { id: string }[]) => servers.map(({ id }) => id).join(', then ');
const judges: [string, Judge][] = values.stories
  ? [
      [
        `stories by ${names(provider.writers)}, checked by ${names(provider.moderators)}, read once more by ${names(provider.secondReaders) || 'nobody'}`,
        (samples, language, age) => storyResults(provider, samples, language, age),
      ],
    ]
  : [
      ...provider.moderators.map((moderator): [string, Judge] => [
        moderator.id,
        (samples) => moderated(moderator, samples),
      ]),
      ...provider.secondReaders.map((reader): [string, Judge] => [
        reader.id,
        (samples, _, age) => topicsRead(reader, samples, age),
      ]),
    ];

for (const [name, judge] of isAsked('topics') || isAsked('ages') || isAsked('heavy') ? judges : []) {
  console.log(`\n== ${name}`);
  const all = new HelpfulnessByLanguage();
  for (const language of LANGUAGES) {
    if (isAsked('topics'))
      sayOf(
        all,
        `topics, ${language}`,
        language,
        await judged(readTopics(language), (samples) => judge(samples, language)),
      );
    for (const age of isAsked('ages') ? AGES : []) {
      const set = topicsForAge(age, language);
      sayOf(
        all,
        `topics for ${age}, ${language}`,
        language,
        await judged(set, (samples) => judge(samples, language, age)),
      );
    }
    if (isAsked('heavy'))
      sayOf(all, `heavy topics, ${language}`, language, {
        refuse: [],
        ordinary: await judge(heavyTopics(language), language),
      });
  }
  sayNet(name, all);
}
for (const moderator of isAsked('sentences') ? provider.moderators : []) {
  console.log(`\n== sentences, checked by ${moderator.id}`);
  for (const language of LANGUAGES)
    say(
      `sentences, ${language}`,
      await judged(sentences(language), (samples) => moderated(moderator, samples)),
    );
}
if (isAsked('paragraphs') && provider.secondReaders.length === 0)
  console.log('\n== nobody reads paragraphs once more');
for (const reader of isAsked('paragraphs') ? provider.secondReaders : []) {
  console.log(`\n== paragraphs, by ${reader.id}`);
  for (const language of LANGUAGES) {
    const set = paragraphs(language);
    say(`paragraphs, ${language}`, await judged(set, (samples) => readOnceMore(reader, samples)));
    const [moderator] = provider.moderators;
    const alone = await refusedByOneSentence(moderator!, [...set.refuse, ...set.ordinary], language);
    console.log(
      `\nparagraphs, ${language}: ${alone.length} sentences of them are refused by themselves by ${moderator!.id}${mark}`,
    );
    for (const { text, reasons } of alone) console.log(`      ${reasons.join(', ')}: ${text}`);
  }
}
close();
