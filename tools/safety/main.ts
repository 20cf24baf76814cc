import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import { byCategory, figuresOf, moderated, told, type Verdict } from './measure.ts';
import { openProvider } from './provider.ts';
import { readTopics, type Topic } from './topics.ts';

/**
 * `npm run safety`: the published topics against each service that is configured to check stories (in the environment,
 * `.dev.vars` or `wrangler.toml`), per language and category. With `-- --stories` every topic is asked to become a
 * story, so that the model's own refusals and the checks of its sentences count: that costs tokens.
 */

const { values } = parseArgs({ options: { stories: { type: 'boolean', default: false } } });
const { provider, isBuiltIn, close } = await openProvider();
if (isBuiltIn) {
  console.log('The built-in providers. They know word lists: see docs/child-safety.md for what that proves.');
}

type Judge = (topics: Topic[], language: Language) => Promise<Verdict[]>;
const names = (servers: { id: string }[]) => servers.map(({ id }) => id).join(', then ');
const judges: [string, Judge][] = values.stories
  ? [
      [
        `stories by ${names(provider.writers)}, checked by ${names(provider.moderators)}`,
        (topics, language) => told(provider, topics, language),
      ],
    ]
  : provider.moderators.map((moderator) => [moderator.id, (topics) => moderated(moderator, topics)]);

for (const [name, judge] of judges) {
  console.log(`\n== ${name}`);
  for (const language of LANGUAGES) {
    const set = readTopics(language);
    const verdicts = {
      refused: await judge(set.refused, language),
      allowed: await judge(set.allowed, language),
    };
    const { refused, ofRefused, wronglyRefused, ofAllowed } = figuresOf(language, verdicts);
    console.log(`\n${language}: ${refused} of ${ofRefused} that must be refused were`);
    console.log(byCategory(verdicts.refused, true).join('\n'));
    console.log(`${language}: ${wronglyRefused} of ${ofAllowed} ordinary topics were wrongly refused`);
    console.log(byCategory(verdicts.allowed, false).join('\n'));
  }
}
close();
