import { readdirSync } from 'node:fs';
import type { Template } from '../../emulators/openai/storyteller/template.ts';

const FOLDER = new URL('../../emulators/openai/storyteller/templates/', import.meta.url);

/** The names of the template files, whether or not they are in the index. */
export const TEMPLATE_FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .map((file) => file.replace('.ts', ''))
  .sort();

/** @throws Error when the file does not export one template whose id is its name */
export async function loadTemplate(name: string): Promise<Template> {
  const exported: Record<string, Template> = await import(new URL(`${name}.ts`, FOLDER).href);
  const [template, ...others] = Object.values(exported);
  if (template === undefined || others.length > 0 || template.id !== name)
    throw new Error(`${name}.ts has to export one template, with that id`);
  return template;
}
