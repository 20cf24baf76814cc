import { readFileSync } from 'node:fs';

/** What Google serves to the page, read once: a script and its style. */
const read = (name: string) => readFileSync(new URL(`./gsi/${name}`, import.meta.url), 'utf8');

export const gsiScript = read('client.js');
export const gsiStyle = read('style.css');
