import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects in the order in which they begin: last the one whose files are shortest, so that all processes end together.
 */
const ORDER = ['worker', 'node', 'web', 'e2e'];

/** Vitest's order within a project: the longest first, as far as it knows them from the run before. */
export default class ProjectOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
