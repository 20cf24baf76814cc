import { readFileSync } from 'node:fs';

/** Google's script and style, read once. */
const read = (name: string) => readFileSync(new URL(`./gsi/${name}`, import.meta.url), 'utf8');

export const gsiScript = read('client.js');
export const gsiStyle = read('style.css');
