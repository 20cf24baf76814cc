import type { ExampleList } from '../../contract/schemas/examples.ts';
import { presentExample } from '../../worker/examples/present.ts';
import { planExamples } from './examples.ts';

/**
 * The API's list of examples after seeding this folder.
 * @param content with its `stories/`
 */
export async function servedExamples(content: string): Promise<ExampleList> {
  const { rows } = await planExamples(content);
  return rows.map(presentExample);
}
