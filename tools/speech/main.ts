import { parseArgs } from 'node:util';
import { checkProvider } from './checks.ts';
import { candidates, localSettings } from './configured.ts';

/**
 * `npm run tool -- providers`: has every server of SPEECH_SERVERS (from the environment or `.dev.vars`) speak a
 * sentence in each of the six voices, and prints measurements and violations. About 400 characters each; with `--
 * --long` additionally the provider's maximum.
 */

const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } });
let wrong = 0;
for (const { provider, stranger } of candidates(localSettings())) {
  console.log(`\n== ${provider.id}`);
  for (const finding of await checkProvider(provider, stranger, { long: values.long })) {
    wrong += finding.wrong.length;
    console.log(`${finding.what}: ${finding.said}`);
    for (const fault of finding.wrong) console.log(`  WRONG: ${fault}`);
  }
}
console.log(wrong === 0 ? '\nAll as it must be.' : `\n${wrong} things are wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;
