import { expect, test } from 'vitest';
import { cutSentences } from './sentences.ts';

test.each([
  ['es', 'Había una vez un gato. Se llamaba Tito.', ['Había una vez un gato.', 'Se llamaba Tito.']],
  ['es', '¿Vienes? ¡Claro que sí! Vamos…', ['¿Vienes?', '¡Claro que sí!', 'Vamos…']],
  ['es', '—¡Hola! —dijo Ana—. ¿Quién eres?', ['—¡Hola! —dijo Ana—.', '¿Quién eres?']],
  ['es', '—¿Vienes? —preguntó él. —Sí.', ['—¿Vienes? —preguntó él.', '—Sí.']],
  [
    'es',
    'El Sr. Pérez y la Dra. Luna cenaron. Después, durmieron.',
    ['El Sr. Pérez y la Dra. Luna cenaron.', 'Después, durmieron.'],
  ],
  ['es', 'Y entonces… nada. Silencio.', ['Y entonces… nada.', 'Silencio.']],
  ['es', 'Y entonces... nada. Silencio.', ['Y entonces... nada.', 'Silencio.']],
  ['es', '«¡Qué frío!», pensó. «Me voy».', ['«¡Qué frío!», pensó.', '«Me voy».']],
  ['en', '"Hello!" said Ana. "Who are you?"', ['"Hello!" said Ana.', '"Who are you?"']],
  ['en', 'Mr. Fox met Dr. J. R. Owl. They laughed.', ['Mr. Fox met Dr. J. R. Owl.', 'They laughed.']],
  ['en', 'Was it 3.5 metres? No. It was 4!', ['Was it 3.5 metres?', 'No.', 'It was 4!']],
  ['en', '“Come in,” it said. “It’s warm.”', ['“Come in,” it said.', '“It’s warm.”']],
  ['en', 'The key is Mrs Vidal’s. She wants it.', ['The key is Mrs Vidal’s.', 'She wants it.']],
  [
    'en',
    "It was Ana's. “No, it’s Leo’s.” Nobody moved.",
    ["It was Ana's.", '“No, it’s Leo’s.”', 'Nobody moved.'],
  ],
  ['es', 'Firmó ‘J. Pérez’. Nadie más.', ['Firmó ‘J. Pérez’.', 'Nadie más.']],
  ['en', '   ', []],
] as const)('%s: %s', (language, paragraph, sentences) => {
  expect(cutSentences(paragraph, language)).toEqual(sentences);
});
