import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Without an earlier run to learn from Vitest begins with the largest files: the longest would be among the last. */

/** What takes longest, of each project, so that no core waits for it at the end. */
export const LONGEST = [
  'tools/storyteller/templates.test.ts',
  'tools/safety/measure.test.ts',
  'scripts/seed.test.ts',
  'studio/music/tracks.test.ts',
  'emulators/openai/speech/speech.test.ts',
  'tools/speech/rates.test.ts',
  'scripts/unused.test.ts',
  'tools/speech/servers.test.ts',
  'studio/music/mix.test.ts',
  'scripts/seed-storage.test.ts',
  'studio/illustrations/covers.test.ts',
  'worker/upgrade.test.ts',
  'worker/faults.test.ts',
  'worker/routes/sleep-edition.test.ts',
  'worker/safety.test.ts',
  'worker/authorisation.test.ts',
  'worker/storyteller/storyteller.test.ts',
  'worker/routes/billing-webhook.test.ts',
  'worker/narration/narrate.test.ts',
  'worker/routes/billing.test.ts',
  'worker/routes/audio.test.ts',
  'worker/rate-limits.test.ts',
  'worker/routes/auth.test.ts',
  'worker/storyteller/spare-voices.test.ts',
  // Those that wait beside those that work.
  'e2e/accessibility.test.ts',
  'e2e/two-languages-heard.test.ts',
  'e2e/account.test.ts',
  'e2e/errors.test.ts',
  'e2e/routes.test.ts',
  'e2e/spec-client.test.ts',
  'e2e/main-job.test.ts',
  'e2e/screens-in-trouble.test.ts',
  'e2e/premium.test.ts',
  'e2e/first-version.test.ts',
  'e2e/screens.test.ts',
  'e2e/sleep-edition.test.ts',
  'e2e/first-paint.test.ts',
  'e2e/owner-settings.test.ts',
  'e2e/hardening.test.ts',
  'e2e/spare-voice.test.ts',
  'e2e/google.test.ts',
  'e2e/library.test.ts',
  'e2e/two-languages.test.ts',
  'e2e/to-the-letter.test.ts',
  'e2e/safety.test.ts',
];

/** Files by project as Vitest has them, in each the longest first. */
export function longestFirst<File>(
  files: File[],
  about: (file: File) => { project: string; path: string },
): File[] {
  const projects = Map.groupBy(files, (file) => about(file).project);
  const rank = (file: File) => {
    const index = LONGEST.indexOf(about(file).path);
    return index === -1 ? LONGEST.length : index;
  };
  return [...projects.values()].flatMap((ofOne) => ofOne.toSorted((a, b) => rank(a) - rank(b)));
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId, project }) => ({
      project: project.name,
      path: relative(project.config.root, moduleId),
    }));
  }
}
