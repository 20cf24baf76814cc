import { readFileSync } from 'node:fs';
import type { ServerSettings } from '../../worker/providers/ai-servers.ts';
import { openaiStories } from '../../worker/providers/openai.ts';
import type { Finding } from '../speech/checks.ts';
import { localSettings } from '../speech/configured.ts';
import { checkIllustrator, checkModerator, checkSecondReader, checkWriter } from './checks.ts';

/**
 * `npm run tool -- providers`: checks every configured server: STORY_SERVERS write two short stories and say what two
 * pictures show, MODERATION_SERVERS judge four texts, OPINION_SERVERS read four passages, SPEECH_SERVERS speak.
 * Settings from the environment or `.dev.vars`; models from `wrangler.toml`.
 */

const inToml = [...readFileSync('wrangler.toml', 'utf8').matchAll(/^(OPENAI_\w+) = "(.*)"$/gm)];
const deployed = Object.fromEntries(inToml.map(([, name, value]) => [name, value]));
const { writers, moderators, secondReaders, illustrators } = openaiStories({
  ...deployed,
  ...localSettings(),
} as unknown as ServerSettings);

let wrong = 0;
async function report(name: string, check: Promise<Finding[]>): Promise<void> {
  console.log(`\n== ${name}`);
  const failed = (error: unknown): Finding[] => [
    { what: 'asked', said: String(error), wrong: ['it failed'] },
  ];
  for (const finding of await check.catch(failed)) {
    wrong += finding.wrong.length;
    console.log(`${finding.what}: ${finding.said}`);
    for (const fault of finding.wrong) console.log(`  WRONG: ${fault}`);
  }
}

for (const writer of writers) await report(`stories by ${writer.id}`, checkWriter(writer));
for (const illustrator of illustrators)
  await report(`pictures by ${illustrator.id}`, checkIllustrator(illustrator));
for (const moderator of moderators) await report(`checks by ${moderator.id}`, checkModerator(moderator));
for (const reader of secondReaders) await report(`paragraphs by ${reader.id}`, checkSecondReader(reader));
console.log(wrong === 0 ? '\nText: all as it must be.' : `\nText: ${wrong} things are wrong.`);

await import('../speech/main.ts');
if (wrong > 0) process.exitCode = 1;
