import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTemplate, type Template } from './template.ts';

const FOLDER = 'storyteller/templates';
const folder = new URL(`../../${FOLDER}/`, import.meta.url);

/** All templates of `storyteller/templates/`, by id. */
export const TEMPLATES: readonly Template[] = readdirSync(fileURLToPath(folder))
  .filter((file) => file.endsWith('.story'))
  .sort()
  .map((file) => readTemplate(`${FOLDER}/${file}`, readFileSync(new URL(file, folder), 'utf8')));
