import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testkit/worker/runs.ts';
import { PlainProse, plain } from './plain-prose.ts';

function textOf(pieces: string[]): string {
  const prose = new PlainProse();
  return pieces.map((piece) => prose.push(piece)).join('') + prose.end();
}

/** A text in one piece, letter by letter, and cut at every place. */
function* cuttings(text: string): Generator<string[]> {
  yield [text];
  yield text.split('');
  for (let at = 1; at < text.length; at++) yield [text.slice(0, at), text.slice(at)];
}

const folded = (text: string) =>
  text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n+/g, '\n')
    .trim();

/** Text of a model, and what is left of it. */
const MARKED: [said: string, text: string][] = [
  // Emphasis.
  ['La luz *nunca* duerme. —*¡Zas!* —dice el mar.', 'La luz nunca duerme. —¡Zas! —dice el mar.'],
  [
    'Es _así_, **muy** __grande__ y ***todo*** ~~ya~~ `click` ==luz==.',
    'Es así, muy grande y todo ya click luz.',
  ],
  ['Era * muy * alto, sí*.', 'Era muy alto, sí.'],
  ['**—Hola** —dijo. *—Adiós.*', '—Hola —dijo. —Adiós.'],
  ['A\nB\nC\nD\n**Fin.**', 'A\nB\nC\nD\nFin.'],
  ['*Espero* que vuelvas.', 'Espero que vuelvas.'],
  ['El *faro\nde* Lola', 'El faro\nde Lola'],
  ['<fox>*¡Zas!*<> dijo. <scene> *sea*, night', '<fox>¡Zas!<> dijo. <scene> sea, night'],
  // Headings.
  ['# El faro\n\n## Capítulo 1\n\nLola.', '# El faro\n# Capítulo 1\nLola.'],
  ['#El faro\n\nLola.', '# El faro\nLola.'],
  ['### El faro ###\n\nLola.', '# El faro\nLola.'],
  ['El faro\n=======\n\nLola.\n---\nMar.', 'El faro\nLola.\nMar.'],
  ['**El faro**\n\nLola.', '# El faro\nLola.'],
  ['__El faro__\n* * *\nLola.\n***\n___\n⁂', '# El faro\nLola.\n⁂'],
  // Lists.
  ['# F\n\n1. Un farol viejo.\n2. Una manta azul.', '# F\nUn farol viejo.\nUna manta azul.'],
  ['Tenía:\n1) Un farol.\n2) Una manta.', 'Tenía:\nUn farol.\nUna manta.'],
  ['Tenía:\n\n1. **Un farol.**', 'Tenía:\nUn farol.'],
  ['1. La puerta\n\nSe abrió.\n\n2. La luna\n\nSalió.', 'La puerta\nSe abrió.\nLa luna\nSalió.'],
  [
    '- Un farol\n- Una manta\n* Un gato\n+ Un pez\n• Un sol\n▪ Un mar',
    'Un farol\nUna manta\nUn gato\nUn pez\nUn sol\nUn mar',
  ],
  ['- [ ] Un farol\n- [x] Una manta', 'Un farol\nUna manta'],
  ['1️⃣ Un farol\n2️⃣ Una manta', 'Un farol\nUna manta'],
  // Links, pictures, sources, tables, quotes, fences.
  ['Ve al [faro](https://a.es/b_(c)) y a la [luz][1].', 'Ve al faro y a la luz.'],
  ['![Un faro](a.png)\nLola.[^1] Mar [2].【3†source】', 'Lola. Mar .'],
  ['> Lola vivía.\n>> Y el mar.', 'Lola vivía.\nY el mar.'],
  ['| Día | Faro |\n|---|:-:|\n| Lunes | luz |', 'Día, Faro\nLunes, luz'],
  ['```text\nLola.\n```\n~~~\nMar.\n~~~', 'Lola.\nMar.'],
  ['Lola.<br>Mar.<br/><p>Sol.</p><strong>Ya</strong>', 'Lola.\nMar.\nSol.\nYa'],
  // Directions.
  ['A.\n[música suave]\nB.\n(pausa)\nC.\n*suspira*\nD.\n(Pausa larga.)\nE.', 'A.\nB.\nC.\nD.\nE.'],
  ['A.\n[Sonido de olas]\nB.\n*se oye el viento*\nC.\n_whispering_\nD.', 'A.\nB.\nC.\nD.'],
  ['(susurrando) Buenas noches.\n[whispers] Hola [risas] ya.', 'Buenas noches.\nHola ya.'],
  ['A.\n(Número de palabras: 253)\n[253 words]', 'A.'],
  ['[FIN]', 'FIN'],
  // Labels and hashtags.
  ['Assistant: # El faro\n\nCuento: Lola.', '# El faro\nLola.'],
  ['assistant\n# El faro\n\n**Historia:**\n\nLola.', '# El faro\nLola.'],
  ['**Título:** El faro\n\n**Cuento:** Lola.', 'Título: El faro\nLola.'],
  ['FIN #cuento #niños', 'FIN'],
  ['Lola.\n\n#cuento #niños #dormir\n', 'Lola.'],
  ['# F\n\n**Cuento**\n\nLola.', '# F\nLola.'],
  ['# F\n\nLola.\nHuman: otro\nAssistant: # Otro\n\nMar.', '# F\nLola.'],
  ['# F\n\nLola.\n### Instruction: otro', '# F\nLola.'],
  ['A.\n{pausa}\nB<break time="1s"/>. <prosody rate="slow">C</prosody> <https://a.es>', 'A.\nB. C</prosody>'],
  ['Un #faro y mar.', 'Un faro y mar.'],
];

test.each(MARKED)('%j is read as %j, wherever it is cut', (said, text) => {
  for (const pieces of cuttings(said)) expect(folded(textOf(pieces)), JSON.stringify(pieces)).toBe(text);
});

test.each([
  '# El faro\n\nSon 2 * 3 y 4*5, a * b, a*b, snake_case y R2-D2.',
  '—Hola —dijo Lola.\n– Ya.\n—¿Sí? —Sí.',
  '- Hola, Lola - dijo el mar.\n- ¡Ya!\n- Bueno.',
  '- <fox>Hola<> dijo.\n- Bueno.',
  'En\n1492. Ese año.\n1. Ese era su número. Le gustaba.\nY nada más.',
  '12 ratones. 3 gatos.\n5.5 metros.\n7. Siete era su número.',
  '(Nadie lo vio, pero la luna sonrió.)\n(Y nadie más.)\n(o eso creía ella).',
  '«Cerrado» [sic] [Th] era (casi) el nº 5; el #1 y un ~ cerca, 1 = 1.',
  'Lola <fox>¡Hola!<> <scene> sea, night, fox red scarf\n\n<cast> fox: the fox, adult, m; old: a = b, old, f',
  'Cuentos había muchos.\nHistoriadores también.\nAI, ai.',
  'Tres: 3) no, a) no. El 1.º y la 2.ª.\n¡Vaya!',
  'Espera… ¿y si…? ¡Ah!',
  '  Dos.  \n\n   \nTres. ',
])('%j stays as it is', (said) => {
  for (const pieces of cuttings(said)) expect(textOf(pieces), JSON.stringify(pieces)).toBe(said);
});

test('text without marks is passed on as it comes', () => {
  const prose = new PlainProse();
  for (const piece of ['# El', ' faro\n', '\n', 'La luz', ' duerme', '. ', 'Y', ' Lía', '.']) {
    const passed = prose.push(piece);
    expect(passed).toBe(piece);
  }
});

const fragments = fc
  .array(
    fc.constantFrom(
      'Lola ',
      'vino. ',
      '\n',
      '\r\n',
      '\n\n',
      '*',
      '**',
      '_',
      '`',
      '~~',
      '# ',
      '#a',
      ' #',
      '1. ',
      '2. ',
      '3) ',
      '- ',
      '• ',
      '> ',
      '| a ',
      '---',
      '[a',
      '](b)',
      '](',
      ']',
      '![',
      '(pausa)',
      '(',
      ')',
      '!',
      '<br>',
      '<fox>',
      '<>',
      '==',
      '```',
      'Cuento: ',
      'a * b ',
      '2*3',
      '—',
      ':',
      '【1】',
      '[música]',
      ' ',
      '\t',
      'ñ\u0301',
      '\\',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test('the text does not depend on the chunks', () => {
  fc.assert(
    fc.property(fragments, fc.array(fc.nat(120), { maxLength: 12 }), (text, cuts) => {
      const bounds = [0, ...cuts.filter((at) => at < text.length).sort((a, b) => a - b), text.length];
      const pieces = bounds.slice(1).map((end, nth) => text.slice(bounds[nth], end));
      expect(textOf(pieces)).toBe(textOf([text]));
    }),
    { numRuns: runs(3000) },
  );
});

test.each([
  ['1. Un farol viejo.', 'Un farol viejo.'],
  ['**Fin.**', 'Fin.'],
  ['- Una manta.', 'Una manta.'],
  ['[música suave]', ''],
  ['# Un *faro*', 'Un faro'],
])('the sentence %j of a pair is %j', (said, text) => {
  expect(plain(said)).toBe(text);
});
