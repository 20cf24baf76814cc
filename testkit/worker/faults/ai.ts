import type { ExternalServices } from '../../../worker/generation/external-services.ts';
import type { SpeechOrder } from '../../../worker/narration/speech-provider.ts';
import { ProviderError } from '../../../worker/providers/provider-error.ts';
import { RecentFailures } from '../../../worker/providers/recent-failures.ts';
import type {
  Illustrator,
  Moderator,
  SecondReader,
  StoryOrder,
  StoryWriter,
} from '../../../worker/story/story-provider.ts';
import { spokenBytes, testProvider } from '../speech-provider.ts';
import type { FaultInjector, InjectedOutcome } from './fault-injector.ts';
import { FIGURE, hasOwnSentence, stage } from './world.ts';

/** Timeout before the spare is asked; the last writer has three times as long. */
const PATIENCE_MS = 10_000;
/** The same for the topic's second reader. */
const TOPIC_PATIENCE_MS = 1_500;
/** Size of the model's chunks: cuts words and sentences. */
const PIECE_LENGTH = 37;
/** Samples of an utterance come in two chunks of half a second. */
const CHUNK = spokenBytes(24_000);
const SILENCE = new Uint8Array(4800);
const PAGE = new TextEncoder().encode(`<!doctype html><title>502 Bad Gateway</title>${' '.repeat(100)}`);

/** What the illustrator says of each picture. */
const PICTURES: Record<string, string> = {
  beginning: 'forest, day, curious, fox red',
  middle: 'bridge, day, worried, fox red, owl brown',
  end: 'forest, night, sleepy, fox red, lamp',
};

/** Speech providers in their order. */
export const SPEAKERS = ['first voice', 'spare voice'];

/** @throws what the provider's adapter throws */
function check(outcome: InjectedOutcome): void {
  if (outcome === '429') throw new ProviderError('rate_limited', 'slow down', 3);
  if (outcome === 'quota') throw new ProviderError('quota_exceeded', 'no money left');
  if (outcome === '500') throw new ProviderError('story_generation_failed', 'internal server error');
  if (outcome === 'refusal') throw new ProviderError('story_refused', 'the provider declined');
  if (outcome === 'cut') throw new ProviderError('story_generation_failed', 'ended with a broken stream');
}

/** Index of the sentence that the model leaves untranslated until it is asked again. */
const UNPAIRED = 1;

/** Translation of a title or sentence of a story. */
function otherSideOf(text: string): string | undefined {
  const { generatedStories } = stage.world;
  const titled = generatedStories.find(({ title }) => title === text);
  if (titled) return titled.otherTitle;
  const sides = generatedStories.flatMap(({ content, otherSides }) => {
    const position = content.split('\n\n').indexOf(text);
    return position < 0 ? [] : otherSides[position]!;
  });
  return sides[0];
}

function translationsFor(user: string): string {
  try {
    const { sentences } = JSON.parse(user) as { sentences: { n: number; es: string }[] };
    return sentences.map(({ n, es }) => JSON.stringify({ n, en: otherSideOf(es) })).join('\n');
  } catch (error) {
    // The product would take it for a failing model.
    stage.world.wrongs.push(`the model does not understand ${user}`);
    throw error;
  }
}

/** The model's answer to a request: a story in one or two languages, or the missing translations. */
function textFor({ system, user }: StoryOrder, object: string): string {
  if (!system.includes('storyLength=')) return translationsFor(user);
  const { title, marked, otherTitle, otherSides } = stage.world.newStory(object);
  const { id, name, age, gender } = FIGURE;
  const cast = `<cast> ${id}: ${name}, ${age}, ${gender}`;
  if (!system.includes('secondLanguage=en')) return `${title}\n\n${marked}\n\n${cast}`;
  const lines = marked.split('\n\n').map((es, p) => {
    const en = p === UNPAIRED ? '' : otherSides[p];
    return JSON.stringify({ p: p + 1, es, en });
  });
  return [`# ${title}`, lines[0], JSON.stringify({ title: otherTitle }), ...lines.slice(1), cast].join('\n');
}

/** Providers whose outcomes the injector decides. */
export function aiAt(injector: FaultInjector): Omit<ExternalServices, 'clock'> {
  const writer: StoryWriter = {
    id: `model of ${injector.object}`,
    server: 'injected',
    model: 'injected',
    patienceMs: PATIENCE_MS,
    async *stream(order, signal) {
      const text = textFor(order, injector.object);
      try {
        for (let at = 0; at < text.length; at += PIECE_LENGTH) {
          check(await injector.hold('model', 'piece', signal));
          yield text.slice(at, at + PIECE_LENGTH);
        }
        check(await injector.hold('model', 'end', signal));
      } catch (error) {
        // An aborted stream of the SDK ends without an error.
        if (!signal.aborted) throw error;
      }
    },
  };
  const moderator: Moderator = {
    id: `moderation of ${injector.object}`,
    server: 'injected',
    model: 'injected',
    patienceMs: PATIENCE_MS,
    async findings({ texts, isLast }, signal) {
      const impatience = new AbortController();
      const late = () => impatience.abort(new ProviderError('story_timed_out', 'no verdict in time'));
      // The last one has the generation's whole time.
      const forget = isLast ? () => {} : injector.after(PATIENCE_MS, late);
      const until = AbortSignal.any([signal, impatience.signal]);
      const outcome = await injector.hold('moderation', texts.join(' | '), until).finally(forget);
      check(outcome);
      const isFit = (position: number) => outcome !== 'flagged' || position < texts.length - 1;
      return texts.map((text, position) => {
        if (isFit(position)) stage.world.approved.add(text);
        return {
          flagged: !isFit(position),
          raised: isFit(position) ? [] : ['violence'],
          scores: {},
        };
      });
    },
  };
  const speaker = (id: string, place: number) =>
    testProvider(id, async function* (order, signal) {
      try {
        yield* speech(id, place, order, signal);
      } catch (error) {
        if (error instanceof ProviderError) stage.world.failedSpeakers.add(id);
        throw error;
      }
    });
  /** Speech in progress of this object; none of it may be bought twice. */
  const speaking = new Set<string>();
  async function* speech(id: string, place: number, order: SpeechOrder, signal: AbortSignal) {
    const { world } = stage;
    // One voice in another accent is another sound.
    const purchase = JSON.stringify([id, order.voice, order.instructions, order.text]);
    if (speaking.has(purchase)) world.wrongs.push(`bought twice at once: ${purchase}`);
    speaking.add(purchase);
    try {
      yield* spoken(id, place, order, signal);
    } finally {
      speaking.delete(purchase);
    }
  }
  async function* spoken(id: string, place: number, { voice, text }: SpeechOrder, signal: AbortSignal) {
    const { world } = stage;
    const isOff = world.speechOff === place;
    const outcome = isOff ? '500' : await injector.hold('speech', `${id}: ${text}`, signal);
    if (outcome === 'html') yield { pcm: PAGE.slice() };
    else if (outcome === 'silence') yield { pcm: SILENCE.slice() };
    else if (outcome === 'cut') {
      yield { pcm: CHUNK.slice() };
      check(outcome);
    } else {
      check(outcome);
      yield { pcm: CHUNK.slice() };
      // A second call, so that a voice can also fail after its first sound.
      const later = world.speechOff === place ? '500' : await injector.hold('speech', `${id}: rest`, signal);
      if (later !== 'html' && later !== 'silence') check(later);
      yield { pcm: CHUNK.slice() };
      world.spoke(injector.object, id, voice, text);
    }
    if (outcome === 'html' || outcome === 'silence') world.failedSpeakers.add(id);
  }
  const speakers = SPEAKERS.map(speaker);
  const secondReader: SecondReader = {
    id: `second reader of ${injector.object}`,
    server: 'injected',
    model: 'injected',
    patienceMs: PATIENCE_MS,
    async objection({ title, paragraphs }, signal) {
      const { refusedSentences, withdrawn } = stage.world;
      const own = paragraphs.filter(hasOwnSentence).map((text) => `${injector.object} ${text}`);
      for (const text of own) refusedSentences.delete(text);
      const outcome = await injector.hold('opinion', paragraphs.join(' | '), signal);
      check(outcome);
      if (outcome !== 'objection') return null;
      // Of a change, only the new sentence is refused. A story in two languages has both titles.
      if (own.length === 0) withdrawn.add(title.split(' · ')[0]!);
      for (const text of own) refusedSentences.add(text);
      return 'danger';
    },
    async topicObjection({ topic }, signal) {
      const impatience = new AbortController();
      const late = () => impatience.abort(new ProviderError('story_timed_out', 'no opinion in time'));
      const forget = injector.after(TOPIC_PATIENCE_MS, late);
      const until = AbortSignal.any([signal, impatience.signal]);
      const outcome = await injector.hold('topic', topic, until).finally(forget);
      check(outcome);
      return outcome === 'objection' ? 'danger' : null;
    },
  };
  const illustrator: Illustrator = {
    id: `illustrator of ${injector.object}`,
    server: 'injected',
    model: 'injected',
    patienceMs: PATIENCE_MS,
    async answer({ user }, signal) {
      const asked = JSON.parse(user) as { pictures: string[] } | { remember: string[]; title: string };
      const outcome = await injector.hold('remember' in asked ? 'memory' : 'picture', user, signal);
      check(outcome);
      if (outcome === 'nonsense') return 'What a lovely story!';
      // The title, which is looked for once the story is deleted.
      if ('remember' in asked) return `memory: ${asked.title}\nnext: otra noche`;
      const { pictures } = asked;
      return pictures.map((part) => `${part}: ${PICTURES[part]}`).join('\n');
    },
  };
  const stories = {
    writers: [writer, { ...writer, id: `spare ${writer.id}` }],
    moderators: [moderator, { ...moderator, id: `spare ${moderator.id}` }],
    illustrators: [illustrator, { ...illustrator, id: `spare ${illustrator.id}` }],
    secondReaders: [secondReader, { ...secondReader, id: `spare ${secondReader.id}` }],
  };
  return { stories: () => stories, speech: () => speakers, speechFailures: new RecentFailures() };
}
