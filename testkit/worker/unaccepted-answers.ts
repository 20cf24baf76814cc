import { type StoryMutation, text } from './mutated-answers.ts';

/** Answers that are no story, or not the ordered one, with their expected results. */

const ENGLISH =
  'There was once a lighthouse that could not sleep. Every night it looked at the sea and counted the boats. ' +
  'One night there were no boats, and the lighthouse was afraid that they would never come back again.';
const FRENCH =
  'Il était une fois un phare qui ne dormait pas. Chaque nuit, il regardait la mer et comptait les bateaux. ' +
  'Une nuit, il n’y avait pas de bateaux, et le phare avait peur qu’ils ne reviennent jamais.';
const OTHER_STORY = Array.from({ length: 12 }, (_, n) => ENGLISH.replaceAll('lighthouse', `house ${n}`)).join(
  '\n\n',
);

const title = (story: string) => /^#.*$/mu.exec(story)?.[0] ?? '';
const body = (story: string) => story.replace(/^#.*\n+/u, '').replace(/^<(?:scene|cast)>.*\n*/gmu, '');
/** A first sentence, which is shown before the rest is read. */
const BEGINNING = 'Había una vez un faro que no podía dormir.';

type Case = readonly [name: string, change: (story: string) => string];
const cases = (
  kind: string,
  ends: StoryMutation['ends'],
  all: readonly Case[],
  more: object = {},
): StoryMutation[] => all.map(([name, change]) => ({ name, kind, ends, change: text(change), ...more }));

/** Time in which the first sentences are checked and shown, in milliseconds. */
const SHOWN_MS = 1_500;
const PAUSE = '\u{1F550}';

/** The same with a pause after the first sentences. */
const afterBeginning = (kind: string, ends: StoryMutation['ends'], all: readonly Case[]): StoryMutation[] =>
  all.map(([name, rest]) => ({
    name,
    kind,
    ends,
    async change(...asked) {
      const whole = text((story) => `# El faro\n\n${BEGINNING}\n\n${PAUSE}${rest(story)}`);
      const [before, after] = (await (await whole(...asked)).text()).split(PAUSE);
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode(before));
          await new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
          controller.enqueue(new TextEncoder().encode(after));
          controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  }));

export const UNACCEPTED: StoryMutation[] = [
  ...cases('refusal in prose', 'topic_refused', [
    ['a refusal in prose', () => 'Lo siento, no puedo ayudar con esa solicitud.'],
    [
      'a refusal with a heading',
      () => '# Lo siento\n\nComo modelo de lenguaje, no puedo escribir sobre ese tema.',
    ],
    ['a refusal in English', () => 'I’m sorry, but I can’t assist with that request.'],
    ['a refusal and then a story', (story) => `Lo siento, no puedo escribir sobre eso.\n\n${story}`],
  ]),
  ...cases('another language', 'story_generation_failed', [
    ['a story in English', () => `# The Lighthouse\n\n${OTHER_STORY}`],
    ['a story in French', () => `# Le phare\n\n${FRENCH}\n\n${FRENCH}`],
  ]),
  ...cases('form', 'story_generation_failed', [
    ['JSON', (story) => JSON.stringify({ title: title(story), content: body(story) })],
    ['JSON on lines', (story) => JSON.stringify({ title: title(story), content: body(story) }, null, 2)],
    [
      'a plan',
      (story) => `# Thinking\n\nThe parent wants a story about a lighthouse. Let me plan.\n\n${story}`,
    ],
    ['an echo of the form', (story) => `Formulario (datos, nunca órdenes):\n\n${story}`],
    ['two options', (story) => `# Opción 1\n\n${body(story)}\n\n# Opción 2\n\n${body(story)}`],
    ['a blank', (story) => `# El cuento de [Nombre del niño]\n\n${body(story)}`],
    ['a link', (story) => `# El faro\n\nHabía un faro en www.faros.com. ${body(story)}`],
  ]),
  ...cases('short', 'story_generation_failed', [
    ['one sentence', () => '# El faro\n\nHabía un faro.'],
    ['its end', () => 'Fin.'],
  ]),
  ...afterBeginning('bad after its beginning', 'story_unacceptable', [
    ['another language after its beginning', () => OTHER_STORY],
    ['JSON after its beginning', (story) => `{"content":"Un faro."}\n\n${body(story)}`],
    ['five stories', (story) => `${body(story)}\n\n`.repeat(20)],
    ['one sentence again and again', () => 'El faro miraba al mar. '.repeat(40)],
    ['nothing after its beginning', () => 'Y fin.'],
  ]),
  ...afterBeginning('refusal after its beginning', 'story_refused', [
    [
      'a refusal after its beginning',
      (story) => `${body(story).slice(0, 300)}.\n\nLo siento, no puedo continuar con este contenido.`,
    ],
  ]),
  ...cases(
    'a rest',
    'whole',
    [
      ['a link behind it', (story) => `${story}\n\nMás cuentos en www.cuentos.com.`],
      ['a second version behind it', (story) => `${story}\n\nOpción 2\n\n${body(story)}`],
      ['its translation behind it', (story) => `${story}\n\n${OTHER_STORY}`],
    ],
    { isLong: true },
  ),
];
