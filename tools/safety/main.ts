import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../contract/options.ts';
import { byCategory, figuresOf, moderated, told } from './measure.ts';
import { openProvider } from './provider.ts';
import { readTopics } from './topics.ts';

/**
 * `npm run safety`: the published topics against whoever is configured to check stories (OPENAI_* in the environment,
 * `.dev.vars` or `wrangler.toml`), per language and category. With `-- --stories` every topic is asked to become a
 * story, so that the model's own refusals and the checks of its sentences count: that costs tokens.
 */

const { values } = parseArgs({ options: { stories: { type: 'boolean', default: false } } });
const { provider, isBuiltIn, close } = await openProvider();
const model = values.stories ? provider.OPENAI_STORY_MODEL : provider.OPENAI_MODERATION_MODEL;
console.log(isBuiltIn ? 'The built-in providers' : `${model} at ${provider.OPENAI_BASE_URL}`);
if (isBuiltIn) console.log('Their moderation is word lists: see docs/child-safety.md for what that proves.');

for (const language of LANGUAGES) {
  const set = readTopics(language);
  const judge = values.stories
    ? (topics: typeof set.refused) => told(provider, topics, language)
    : (topics: typeof set.refused) => moderated(provider, topics);
  const verdicts = { refused: await judge(set.refused), allowed: await judge(set.allowed) };
  const { refused, ofRefused, wronglyRefused, ofAllowed } = figuresOf(language, verdicts);
  console.log(`\n${language}: ${refused} of ${ofRefused} that must be refused were`);
  console.log(byCategory(verdicts.refused, true).join('\n'));
  console.log(`${language}: ${wronglyRefused} of ${ofAllowed} ordinary topics were wrongly refused`);
  console.log(byCategory(verdicts.allowed, false).join('\n'));
}
close();
