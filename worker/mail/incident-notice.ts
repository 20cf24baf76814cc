import { LANGUAGES } from '../../contract/options.ts';
import type { IncidentFacts, Rule } from '../directory/incidents.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

/** Runbook of each rule, in docs/runbooks/. */
const RUNBOOK: Record<Rule, string> = {
  answers: 'provider-down.md',
  webhook: 'provider-down.md',
  stories: 'provider-down.md',
  narrations: 'provider-down.md',
  first_sentence: 'provider-down.md',
  nightly: 'roll-back.md',
  spending: 'provider-down.md',
  mail: 'provider-down.md',
  backups: 'restore.md#backups-are-late',
  database: 'restore.md',
};

/** The sentence that says what happened, of the rules that have several. */
function saidBy(rule: Rule, { run, what, backup, hours }: IncidentFacts) {
  switch (rule) {
    case 'nightly':
      return `notices.incidents.nightly.said.${run === 'failed' ? 'failed' : 'late'}` as const;
    case 'spending':
      return `notices.incidents.spending.said.${what === 'stories' ? 'stories' : 'characters'}` as const;
    case 'backups': {
      if (backup === 'unread') return 'notices.incidents.backups.said.unread';
      const isSave = backup === 'save';
      if (hours === 'none')
        return `notices.incidents.backups.said.${isSave ? 'noSave' : 'noTombstones'}` as const;
      return `notices.incidents.backups.said.${isSave ? 'save' : 'tombstones'}` as const;
    }
    default:
      return `notices.incidents.${rule}.said` as const;
  }
}

/** Facts that are filled in. A row of an older release may lack one. */
const FACTS = [
  'faults',
  'answers',
  'code',
  'failed',
  'asked',
  'stories',
  'seconds',
  'spent',
  'cap',
  'hours',
] as const;
const figuresOf = (facts: IncidentFacts) =>
  Object.fromEntries(FACTS.map((fact) => [fact, facts[fact] ?? '–'])) as Record<
    (typeof FACTS)[number],
    string | number
  >;

/**
 * Notice that an incident began, or ended. In every language: the owner's is unknown.
 * @param minutes that it lasted; null when it began
 */
export function incidentNotice(rule: Rule, facts: IncidentFacts, minutes: number | null): Letter {
  const subject = inEveryLanguage(`notices.incidents.${rule}.subject`);
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: minutes === null ? subject : `✓ ${subject}`,
    paragraphs: LANGUAGES.map((language) => {
      const said = t(language, saidBy(rule, facts), figuresOf(facts));
      return minutes === null
        ? `${said} ${t(language, `notices.incidents.${rule}.seen`)} ${t(language, 'notices.incident.later')}`
        : `${said} ${t(language, 'notices.incident.over', { minutes })}`;
    }),
    footnote: `docs/runbooks/${RUNBOOK[rule]}`,
  });
}
