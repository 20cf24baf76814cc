import { LENGTH_TABLE } from '../../../contract/options.ts';
import type { Tongue } from './book.ts';
import type { StoryBrief } from './brief.ts';
import { type Beat, fitToLength } from './length.ts';
import { planStory, type StoryPlan } from './plan.ts';
import { pick, shuffled } from './random.ts';
import { capital, expand, type Piece, render, type Setting } from './template.ts';

export type ToldStory = { title: string; paragraphs: string[]; plan: StoryPlan };

const LEVELS = { beginner: 0, intermediate: 1, advanced: 2 } as const;
/** A draft this close to the target is accepted; otherwise another plan is drawn and the closest wins. */
const CLOSE_ENOUGH = 0.1;
const DRAFTS = 60;
/** After these, a story that is still too long tells its busiest beats in a plainer style. */
const RICH_DRAFTS = 12;
/** And after these, everything is told plainly and the homecoming may be left to the ending. */
const SPACIOUS_DRAFTS = 22;
/** More trials than this and the reader forgets what the hero wanted. */
const MOST_SCENES = 11;
/** How many of them are met again on the way home. */
const MOST_ECHOES = 3;

/** A first failure that announces itself as the first must not come second. */
const OPENS_A_SERIES = /^(Primero|La primera|First|The first)/;

function quotesClosed(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/«/g) === count(/»/g) && count(/“/g) === count(/”/g);
}

/** In a short story, what follows the first sentences of a beat may be left out, as one block. */
function withOptionalTail(pieces: Piece[], sentences: number): Piece[] {
  const [first, ...rest] = pieces;
  if (first === undefined || first.optional || /[—\n]/.test(first.text)) return pieces;
  const parts = first.text.split(/(?<=[.!?…][»”]?) (?=[\p{Lu}«¡¿“])/u);
  let kept = sentences;
  while (kept < parts.length && !quotesClosed(parts.slice(0, kept).join(' '))) kept++;
  if (parts.length <= kept) return pieces;
  return [
    { ...first, text: parts.slice(0, kept).join(' ') },
    { ...first, text: parts.slice(kept).join(' '), optional: true },
    ...rest,
  ];
}

function settingFor(brief: StoryBrief, plan: StoryPlan, tongue: Tongue, random: () => number): Setting {
  const { hero, topic, companion, plot } = plan;
  return {
    level: LEVELS[brief.englishLevel],
    words: {
      ...tongue.words(hero, topic, random),
      comp: companion.name,
      compIntro: companion.kind,
      compCalled: companion.called,
      object: plot.object.name,
      keeper: plot.keeper.name,
      goal: plot.goal,
      refrain: plan.refrain,
    },
    hero,
    topic,
    companion: companion.gender,
    object: plot.object.gender,
    keeper: plot.keeper.gender,
    random,
  };
}

function plainer(setting: Setting): Setting {
  return { ...setting, level: setting.level === 2 ? 1 : setting.level };
}

/** The beats in the order they are told. */
function beatsOf(
  brief: StoryBrief,
  plan: StoryPlan,
  tongue: Tongue,
  setting: Setting,
  plain: Setting,
  cramped: boolean,
): Beat[] {
  const { book } = tongue;
  const thread = book.threads[plan.thread];
  const met = plan.thread.startsWith('met');
  const one = (list: string[]) => render(pick(list, setting.random), setting);
  const scenes = plan.scenes.slice(0, MOST_SCENES);
  const halfWay = Math.ceil(scenes.length / 4);
  const trials = scenes.map((scene, i) => ({ pieces: render(scene.text, setting), group: `scene${i}` }));
  const [try1 = '', try2 = ''] = shuffled(thread.setback, setting.random).sort(
    (a, b) => Number(OPENS_A_SERIES.test(b)) - Number(OPENS_A_SERIES.test(a)),
  );
  // When the topic is one of the travellers, nobody asks to be told about them.
  const rests =
    met || plan.hero.isTopic ? book.rests.filter((rest) => !rest.includes('{topic}')) : book.rests;
  const isShort = brief.storyLength === 'short';
  const concise = (template: string, sentences: number) =>
    isShort ? withOptionalTail(render(template, setting), sentences) : render(template, setting);
  return [
    { pieces: concise(plan.plot.opening, 1) },
    { pieces: one(book.images[brief.creativityLevel]), group: 'image' },
    { pieces: concise(pick(thread.want, setting.random), 3) },
    { pieces: render(try1, setting), group: 'setback' },
    { pieces: render(try2, setting), group: 'setback2' },
    { pieces: render(plan.plot.call, plain) },
    { pieces: one(book.refrainFirst), group: 'refrain' },
    ...(met ? [] : [{ pieces: render(plan.companion.meet, setting), group: 'companion' }]),
    ...trials.slice(0, halfWay),
    { pieces: one(rests), group: 'rest' },
    ...trials.slice(halfWay),
    { pieces: concise(plan.plot.obstacle, 2) },
    { pieces: one(book.lows[brief.ageGroup]), group: 'low' },
    { pieces: met ? one(book.metHelp) : render(plan.companion.help, setting), group: 'companion' },
    { pieces: one(book.refrainAgain), group: 'refrain' },
    { pieces: render(plan.plot.turn, plain) },
    { pieces: render(pick(thread.insight, setting.random), plain) },
    ...scenes.slice(0, MOST_ECHOES).map((scene, i) => ({
      pieces: render(scene.echo, setting),
      needs: `scene${i}`,
      group: `scene${i}`,
    })),
    { pieces: concise(pick(thread.result, setting.random), 2) },
    { pieces: concise(plan.plot.home, 1), ...(cramped ? { group: 'home' } : {}) },
    { pieces: one(book.endings[brief.ageGroup]), group: 'ending' },
    { pieces: one(book.lastLines[brief.storyType]) },
  ];
}

/** Long stories take their trials first; the order is what a reader would miss most. */
function groupsFor(length: StoryBrief['storyLength']): string[] {
  const trials = Array.from({ length: MOST_SCENES }, (_, i) => `scene${i}`);
  if (length === 'short') return ['home', 'companion', 'ending', 'refrain', 'setback'];
  return [
    'home',
    'companion',
    'setback',
    'scene0',
    'refrain',
    'low',
    'rest',
    'ending',
    'image',
    'scene1',
    'setback2',
    ...trials.slice(2),
  ];
}

/** A new sentence begins with a capital, whatever slot it begins with; speech tags («—dijo») do not. */
function capitalise(paragraph: string): string {
  return capital(paragraph).replace(/([.!?…][»)]?|[.…]”) ([¿¡«“(]*)(\p{Ll})/gu, (_, end, open, letter) => {
    return `${end} ${open}${letter.toLocaleUpperCase()}`;
  });
}

function paragraphsOf(told: Piece[][], tongue: Tongue): string[] {
  return told
    .map((pieces) => pieces.map((piece) => piece.text).join(' '))
    .flatMap((beat) => tongue.paragraphs(beat))
    .map((paragraph) => tongue.polish(paragraph.replace(/\s+/g, ' ').trim()))
    .filter((paragraph) => paragraph !== '')
    .map(capitalise);
}

export function tell(brief: StoryBrief, tongue: Tongue, random: () => number): ToldStory {
  const target = LENGTH_TABLE[brief.storyLength].words;
  let best: { told: Piece[][]; plan: StoryPlan; setting: Setting; miss: number } | undefined;
  for (let draft = 0; draft < DRAFTS; draft++) {
    const plan = planStory(brief, tongue, random);
    const setting = settingFor(brief, plan, tongue, random);
    const plain = draft < RICH_DRAFTS ? setting : plainer(setting);
    const beats = beatsOf(brief, plan, tongue, setting, plain, draft >= SPACIOUS_DRAFTS);
    const { told, words } = fitToLength(beats, groupsFor(brief.storyLength), target, random);
    const miss = Math.abs(words - target) / target;
    if (best === undefined || miss < best.miss) best = { told, plan, setting, miss };
    if (miss <= CLOSE_ENOUGH) break;
  }
  if (best === undefined) throw new Error('no draft was written');
  const title = expand(pick(tongue.book.threads[best.plan.thread].titles, random), best.setting);
  return {
    title: tongue.titleCase(tongue.polish(capital(title))),
    paragraphs: paragraphsOf(best.told, tongue),
    plan: best.plan,
  };
}
