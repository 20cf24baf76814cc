import { expect, test } from 'vitest';
import { PairCutter } from './pair-cutter.ts';
import { StoryCutter } from './story-cutter.ts';

const sentencesOf = (text: string, chunk = text.length) => {
  const cutter = new StoryCutter('es');
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += chunk) pieces.push(text.slice(at, at + chunk));
  return [...pieces.flatMap((piece) => cutter.push(piece)), ...cutter.end()].flatMap((piece) =>
    piece.type === 'sentence' ? [piece.text] : [],
  );
};

const STORY = '# El faro\n\nLa luz se apaga. Lía se duerme.';
const SENTENCES = ['La luz se apaga.', 'Lía se duerme.'];

test.each([
  '\n\n---\n\nEspero que te guste el cuento. ¿Quieres que lo haga más largo?',
  '\n\nEspero que te haya gustado. ¡Dulces sueños!',
  ' Espero que os guste.',
  '\n\n¡Espero que disfrutéis de esta historia con Lía!',
  '\n\n¿Te gustaría que escribiera otro cuento?',
  '\n\n¿Quieres que añada más aventuras o que cambie el final?',
  '\n\n**¿Deseas otra versión más corta?**',
  '\n\nSi quieres, puedo escribir otra versión más corta.',
  '\n\nSi necesitas algún cambio, no dudes en decírmelo.',
  '\n\n¡Avísame si quieres otro!',
  '\n\nDime si te gustaría algún cambio.',
  '\n\nPuedo hacerlo más largo o añadir otro personaje.',
  '\n\n¡Que lo disfrutes!',
  '\n\nEste cuento tiene 253 palabras.',
  '\n\n(Número de palabras: 253)',
  '\n\nPalabras: 253',
  '\n\nNota para los padres: este cuento habla de la luz. Habladlo. ¿Qué sintió Lía?',
  '\n\n**Nota:** la luz es un símbolo.',
  '\n\n## Preguntas para conversar\n\n1. ¿Qué hizo Lía?\n2. ¿Y tú?',
  '\n\nI hope you enjoyed this story!',
  '\n\nI hope your daughter likes it.',
  '\n\nWould you like me to make it longer or change the ending?',
  '\n\nDo you want another story?',
  '\n\nLet me know if you would like any changes! I can make it shorter.',
  "\n\nIf you'd like, I can write a longer version.",
  '\n\nFeel free to ask for another one.',
  '\n\nThis story is about 250 words long.',
  '\n\nWord count: 253',
  '\n\nNote for parents: the light stands for hope.',
  '\n\n***\n\n*Espero que te guste* 😊 ¿Otro cuento?',
  '\n\n¿Te ha gustado el cuento? ¿Quieres otro?',
  '\n\nClaro, si necesitas que ajuste algo, avísame.',
  '\n\n💡 Consejo: léelo despacio.',
  '\n\n(253 palabras)\n\n**Palabras totales:** 253',
  '\n\n*Cuento generado por IA*',
  '\n\nWas this what you were looking for?',
  '\n\nEspero que te guste.\n\n<cast> fox: the fox, adult, m',
])('the closing %j is not told', (closing) => {
  for (const chunk of [1, 2, 3, 7, 1000]) expect(sentencesOf(STORY + closing, chunk)).toEqual(SENTENCES);
});

test.each([
  'Espero que vuelvas mañana, dijo el mar.',
  'Espero que mañana haga sol.',
  'Y este cuento se ha acabado.',
  '—Espero que te guste el cuento —dijo Lía.',
  '«¿Quieres que te cuente otro cuento?», dijo el faro.',
  '—¿Quieres que lo haga más largo?',
  '¿Quieres saber qué había dentro?',
  'Si quieres verla, mira la luna.',
  'Colorín, colorado, este cuento se ha acabado.',
  'La historia tiene un final feliz.',
  'Disfrutaron de la noche.',
  'Moraleja: la luz siempre vuelve.',
  'Fin.',
  'I hope the moon comes back.',
  'Would you like the moon? So did Lía.',
  'If you listen, you can hear her.',
  'Notaba el frío: mucho.',
  'Puedo ver la luna.',
  '—Ven, dijo Lía. ¿Quieres que te cuente otro cuento?',
  '“I see. I hope you enjoyed this story,” said the moon.',
  'El loro sabía 20 palabras.',
  'Espero, dijo el reloj, y esperó.',
  '¿Te ha visto la luna?',
  'Total: cada uno se fue a su casa.',
])('the last sentence %j is told', (last) => {
  expect(sentencesOf(`${STORY}\n\n${last}`).join(' ')).toBe([...SENTENCES, last].join(' '));
});

test('speech of a figure in a paragraph of the narrator is kept', () => {
  const said = 'Lía dijo: «<lia>Ven. Espero que te guste el cuento.<>»';
  expect(sentencesOf(`${STORY}\n\n${said}`).join(' ')).toContain('Espero que te guste el cuento.');
});

test('what looks like a closing in the middle is kept when the story goes on', () => {
  const middle = 'Espero que te guste el cuento.';
  const cutter = new StoryCutter('es');
  const told = (text: string) =>
    cutter.push(text).flatMap((piece) => (piece.type === 'sentence' ? [piece.text] : []));
  expect(told(`${STORY}\n\n${middle}\n\n`)).toEqual(SENTENCES);
  expect(told('El faro brilla. L')).toEqual([middle, 'El faro brilla.']);
  const note = `# T\n\nA.\n\nNota: ven al faro.\n\n${'El mar canta. '.repeat(5)}`;
  expect(sentencesOf(note)).toHaveLength(7);
});

test('a closing of a story in two languages is left out of both', () => {
  const cutter = new PairCutter('es', 'en');
  const pieces = [
    ...cutter.push(
      '# El faro\n{"p":1,"es":"La luz se apaga.","en":"The light goes out."}\n{"p":2,"es":"Espero que te guste el cuento.","en":"I hope you like the story."}\n{"word":"luz","lemma":"luz","gloss":"light"}\n',
    ),
    ...cutter.end(),
  ];
  expect(pieces.map(({ type }) => type)).toEqual(['title', 'sentence', 'pair', 'word']);
});
