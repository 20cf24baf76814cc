import type { ExampleList } from '../contract/schemas/examples.ts';
import { presentExample } from '../worker/examples/present.ts';
import { planExamples } from './seed-examples.ts';

/** The list as the API answers it once the examples of this folder are seeded. @param content with its `stories/` */
export async function servedExamples(content: string): Promise<ExampleList> {
  const { rows } = await planExamples(content);
  return rows.map(presentExample);
}
