import { expect, test } from 'vitest';
import { joinPunctuation } from './join-punctuation.ts';

/** The result with `_` for each word joiner. */
const seen = (text: string) => joinPunctuation(text).replaceAll('\u2060', '_');

test.each([
  [
    '—Qué pena —grita desde arriba—. Llevo quince días.',
    '—_Qué pena —_grita desde arriba_—. Llevo quince días.',
  ],
  ['—¿Vienes? —dijo Nil—, ¡vamos!', '—_¿Vienes? —_dijo Nil_—, ¡vamos!'],
  ['—Sí —contestó ella—: mañana.', '—_Sí —_contestó ella_—: mañana.'],
  ['¡Ya voy!— gritó.', '¡Ya voy!_— gritó.'],
  ['—7 gatos —contó—', '—_7 gatos —_contó_—'],
  ['«—Hola —dijo.»', '«—_Hola —_dijo.»'],
  ['Wait—stop', 'Wait_—stop'],
  ['uno — dos', 'uno — dos'],
  ['Sin rayas.', 'Sin rayas.'],
])('%j keeps its dashes together as %j', (text, kept) => {
  expect(seen(text)).toBe(kept);
});
