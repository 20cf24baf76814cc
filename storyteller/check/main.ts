import { parseArgs } from 'node:util';
import { LANGUAGES, LENGTHS, LEVELS } from '../../contract/options.ts';
import { paragraphsOf } from '../engine/tell.ts';
import { TEMPLATES } from '../engine/templates.ts';
import { checkTemplate, measureTemplate, sceneTable, tellSamples } from './check.ts';
import { coverage } from './coverage.ts';

/**
 * `npm run tool -- templates`: checks every story template, or the named ones; exits with 1 for a fault. `NAME
 * --tell 3` prints three stories per language, level and length; `--coverage` prints the templates by topic and age.
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
    coverage: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !TEMPLATES.some(({ id }) => id === name));
if (unknown.length > 0) throw new Error(`no such template: ${unknown.join(', ')}`);
const chosen = TEMPLATES.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
if (values.coverage) {
  const rows = coverage(chosen).map(({ templates, without, same, ...row }) => ({
    ...row,
    templates: templates.join(' '),
    without: without.join(' '),
    same: `${Math.round(100 * same)} %`,
  }));
  console.table(rows);
}

for (const template of values.coverage ? [] : chosen) {
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
  const { faults, doubts } = checkTemplate(template, Number(values.seeds));
  console.table(measureTemplate(template, Number(values.seeds)));
  if (doubts.length > 0) console.log(`Read these again:\n  ${doubts.join('\n  ')}`);
  // Groups the same fault of many stories.
  const kinds = new Map<string, string>();
  for (const fault of faults) kinds.set(fault.replace(/ \(.*\)$/, '').replace(/\d+(\.\d+)?/g, 'n'), fault);
  const shown = [...kinds.values()].slice(0, Number(values.faults));
  console.log(faults.length === 0 ? 'No faults.' : `${faults.length} faults:\n  ${shown.join('\n  ')}`);
  if (faults.length > 0) process.exitCode = 1;
}
