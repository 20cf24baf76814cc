import { parseArgs } from 'node:util';
import { LANGUAGES, LENGTHS, LEVELS } from '../../contract/options.ts';
import { paragraphsOf } from '../../emulators/openai/storyteller/tell.ts';
import { TEMPLATES } from '../../emulators/openai/storyteller/templates/index.ts';
import { checkTemplate, sceneTable, tellSamples } from './check.ts';

/**
 * `npm run templates`: checks every story template, or those named; ends with 1 if one has a fault. `-- NAME --tell 3`
 * prints three stories of it for each language and level, to be read.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tell: { type: 'string', default: '0' },
    level: { type: 'string' },
    language: { type: 'string' },
    length: { type: 'string' },
    seeds: { type: 'string', default: '20' },
    faults: { type: 'string', default: '25' },
  },
});
const chosen = TEMPLATES.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
if (chosen.length === 0)
  throw new Error(`No such template. There are: ${TEMPLATES.map(({ id }) => id).join(', ')}`);

for (const template of chosen) {
  console.log(`\n== ${template.id}: ${template.plot}`);
  const toTell = Number(values.tell);
  if (toTell > 0) {
    const wanted = (all: readonly string[], one: string | undefined) => (one === undefined ? all : [one]);
    for (const { language, level, length, label, story } of tellSamples(template, toTell)) {
      if (!wanted(LANGUAGES, values.language).includes(language)) continue;
      if (!wanted(LEVELS, values.level).includes(level) || !wanted(LENGTHS, values.length).includes(length))
        continue;
      const { title, words } = story;
      console.log(`\n---- ${label}\n\n# ${title[language]}\n\n${paragraphsOf(story, language).join('\n\n')}`);
      console.log(`\n(${words.map(({ es, en }) => `${es} = ${en}`).join(' · ')})`);
    }
    continue;
  }
  console.table(sceneTable(template));
  const { faults, doubts, rows } = checkTemplate(template, Number(values.seeds));
  console.table(rows);
  if (doubts.length > 0) console.log(`Read these again:\n  ${doubts.join('\n  ')}`);
  // The same fault in many stories is one to mend.
  const kinds = new Map<string, string>();
  for (const fault of faults) kinds.set(fault.replace(/ \(.*\)$/, '').replace(/\d+(\.\d+)?/g, 'n'), fault);
  const shown = [...kinds.values()].slice(0, Number(values.faults));
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults:\n  ${shown.join('\n  ')}`);
  if (faults.length > 0) process.exitCode = 1;
}
