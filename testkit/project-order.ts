import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects in the order in which they begin: last the one whose files are shortest, so that all processes end together.
 */
const ORDER = ['worker', 'node', 'web', 'e2e'];

/** Long files with few lines, which a first run would begin last. */
const LONG = /\/main-job\.\w+\.test\.ts$/;

/**
 * Vitest's order within a project: the longest first, as far as it knows them from the run before; in a new checkout by
 * size.
 */
export default class ProjectOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * ORDER.indexOf(project.name) - Number(LONG.test(moduleId));
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
