import { setTimeout as pause } from 'node:timers/promises';
import type { Story, StoryList } from '../../contract/schemas/stories.ts';
import type { Takes } from '../../contract/schemas/takes.ts';
import { paths } from '../../web/src/paths.ts';
import type { Line } from './line.ts';
import { microphone, SOUNDS } from './page-scripts.ts';
import { named, type Visitor, words } from './visitor.ts';

/** Bytes per second of a line that delivers sound at about twice its speed. */
const SLOW = 20_000;
/** Seconds ahead of anything that a browser buffers on a slow line. */
const FAR = 35;

const WRITTEN_MS = 60_000;
const RECORDED_MS = 60_000;

/** `isNeeded`: later steps depend on it; `inAll`: also of the shorter walk in a changed browser. */
export type Step = {
  name: string;
  inAll?: true;
  isNeeded?: boolean;
  take: (visitor: Visitor, line: Line) => Promise<void>;
};

const { error, lesson, player, practice, record, storyActions, storyForm, common, login, register, tonight } =
  words;

/** Where the page got a sound from: an engine lists what its media elements load, or the element has the address. */
const ADDRESSES = `performance.getEntriesByType('resource').map(({ name }) => name)
  .concat(${SOUNDS}.map(({ address }) => address))`;

async function position(visitor: Visitor): Promise<number> {
  const seconds = await visitor.position();
  if (seconds === null) throw new Error('nothing plays');
  return seconds;
}

/** Requests another version with this voice. */
async function listenTo(visitor: Visitor, voice: string): Promise<void> {
  await visitor.press(player.settings);
  await visitor.choose(voice);
  await visitor.press(player.listenAnother);
}

/** The newest story. */
async function newestStory(visitor: Visitor): Promise<Story> {
  const { stories } = await visitor.ask<StoryList>('/api/stories');
  return visitor.ask<Story>(`/api/stories/${stories[0]?.id}`);
}

/** Waits until so many narrations of the story are complete. */
async function untilRecorded(visitor: Visitor, count: number): Promise<void> {
  const isThere = async () => (await newestStory(visitor)).narrations.length >= count;
  await visitor.untilTrue('the narration is made', isThere, RECORDED_MS);
}

/** Presses a sentence, counted from the last one. @returns its index */
async function pressFromLast(visitor: Visitor, distance: number): Promise<number> {
  const index =
    (await visitor.see<number>("document.querySelectorAll('article [data-sentence]').length")) - 1 - distance;
  await visitor.pressSentence(index);
  return index;
}

/** The main job, and what once failed in an engine. Each step begins where the last one ended. */
export function steps(origin: string, email: string): Step[] {
  return [
    {
      name: 'a wrong password is refused in words',
      inAll: true,
      async take(visitor) {
        await visitor.open(`${origin}/login`);
        await visitor.type(common.email, email);
        await visitor.enter();
        await visitor.untilText(login.passwordRequired);
        await visitor.type(common.password, 'una-clave-larga');
        await visitor.enter();
        await visitor.untilText(error.invalid_credentials);
      },
    },
    {
      name: 'registers',
      inAll: true,
      isNeeded: true,
      async take(visitor) {
        await visitor.open(`${origin}/register`);
        await visitor.type(common.email, email);
        await visitor.type(common.password, 'una-clave-larga');
        await visitor.type(register.confirmPassword, 'una-clave-larga');
        await visitor.tick(register.adults);
        await visitor.enter();
        await visitor.untilButton(storyForm.generate);
      },
    },
    {
      name: 'a story is written while it is watched',
      inAll: true,
      isNeeded: true,
      async take(visitor) {
        await visitor.type(storyForm.topic, 'un faro que tenia miedo de la oscuridad');
        await visitor.press(storyForm.generate);
        await visitor.until('a first sentence', "document.querySelector('[data-sentence]')", WRITTEN_MS);
        await visitor.untilButton(storyActions.take, WRITTEN_MS);
      },
    },
    {
      name: 'it is read aloud, the spoken sentence marked',
      inAll: true,
      isNeeded: true,
      async take(visitor) {
        await visitor.press(player.listen);
        await visitor.untilHeard('the story');
      },
    },
    {
      name: 'is paused and goes on',
      inAll: true,
      async take(visitor) {
        const before = await position(visitor);
        await visitor.press(player.pause);
        await visitor.untilSilent('paused');
        await visitor.press(player.play);
        await visitor.untilHeard('the story again', { from: before - 1, to: before + 4 });
      },
    },
    {
      name: 'a jump far ahead sounds',
      async take(visitor) {
        await untilRecorded(visitor, 1);
        const before = await position(visitor);
        const index = await pressFromLast(visitor, 5);
        await visitor.untilHeard('the place far ahead', { sentence: index, from: before + FAR });
      },
    },
    {
      name: 'jumps within it sound, and go on sounding',
      async take(visitor) {
        for (const distance of [15, 8, 20]) {
          const index = await pressFromLast(visitor, distance);
          await visitor.untilHeard('the sentence that was pressed', { sentence: index });
        }
        const before = await position(visitor);
        await pause(4_000);
        await visitor.untilHeard('the same, later', { from: before + 2, to: before + 12 });
      },
    },
    {
      name: 'on a slow line a jump ahead of what has arrived, and back again, sounds',
      async take(visitor, line) {
        line.bytesPerSecond = SLOW;
        await listenTo(visitor, player.voices.male);
        await visitor.untilHeard('the second version', { to: 20 });
        await untilRecorded(visitor, 2);
        await pressFromLast(visitor, 5);
        await pause(1_000);
        await visitor.pressSentence(1);
        await visitor.untilHeard('the second sentence', { sentence: 1, to: 20 });
      },
    },
    {
      name: 'and the jump ahead alone sounds once the place is there',
      async take(visitor, line) {
        const index = await pressFromLast(visitor, 5);
        await pause(1_000);
        line.bytesPerSecond = Number.POSITIVE_INFINITY;
        await visitor.untilHeard('the place far ahead', { sentence: index, from: FAR });
      },
    },
    {
      name: 'a lost line is taken up again at the same second',
      async take(visitor, line) {
        line.bytesPerSecond = SLOW;
        await listenTo(visitor, player.voices['female-latam']);
        await visitor.untilHeard('the third version', { to: 20 });
        if (line.sounding === 0) throw new Error('the sound has come already: nothing to be cut');
        const before = await position(visitor);
        await line.cut(1_500);
        line.bytesPerSecond = Number.POSITIVE_INFINITY;
        await visitor.untilHeard('the third version, taken up', { from: before, to: before + 15 });
        // Beyond the bytes that can have arrived.
        await pause(10_000);
        await visitor.untilHeard('the third version, later', { from: before + 9, to: before + 40 });
      },
    },
    {
      name: 'and what sounds can be paused',
      async take(visitor) {
        await visitor.press(player.pause);
        await visitor.untilSilent('paused');
      },
    },
    {
      name: 'the page never complained',
      inAll: true,
      async take(visitor) {
        const all = await visitor.complaints();
        // React draws a page anew that was translated before it started, and says so: 418.
        const isTranslated = await visitor.see("document.documentElement.matches('.translated-ltr')");
        const complaints = all.filter((line) => !(isTranslated && line.includes('#418')));
        if (complaints.length > 0) throw new Error(complaints.join('\n'));
      },
    },
    {
      name: 'a kept story opens without a line, plays and jumps',
      async take(visitor, line) {
        await visitor.press(storyActions.take);
        await visitor.untilButton(tonight.keep, RECORDED_MS);
        await visitor.press(tonight.keep);
        await visitor.untilButton(tonight.remove);
        await visitor.open(`${origin}/tonight`);
        await visitor.see('(() => { window.isBefore = true; return null; })()');
        line.isDown = true;
        try {
          await visitor.open(`${origin}/tonight`);
          const shown = "document.querySelector('main li')?.textContent";
          await visitor.until('the shelf', `!window.isBefore && ${shown}`);
          // The line's own script did not come.
          await visitor.see(`(() => { ${line.script} return null; })()`);
          await visitor.press(await visitor.see<string>(shown));
          await visitor.untilHeard('the kept story', { to: 20 });
          const index = await pressFromLast(visitor, 5);
          await visitor.untilHeard('the kept story, from a sentence', { sentence: index });
        } finally {
          line.isDown = false;
        }
      },
    },
    {
      name: 'a practice edition sounds while it is made, on its page and as a file alone',
      async take(visitor) {
        await visitor.open(origin + paths.library());
        const topic = 'un faro que tenía sueño !tiny';
        const order = { topic, language: 'es', secondLanguage: 'en', storyLength: 'short' };
        const { id } = await visitor.ask<Story>('/api/stories/generate', order);
        await visitor.open(origin + paths.story(id));
        // The words of the lesson, which come later, move what is below them.
        await visitor.untilText(lesson.csv);
        await visitor.press(storyActions.take);
        await visitor.press(practice.listen);
        // Its words come first.
        await visitor.untilTrue('the practice edition', async () => Number(await visitor.position()) > 3);
        const address = `${ADDRESSES}.find((name) => name.includes('.practice-'))`;
        await visitor.until('the address of the edition', address);
        await visitor.hearFile(await visitor.see<string>(address), 3);
      },
    },
    {
      name: 'a sentence that the family reads is recorded, can be heard and arrives, or the page says why not',
      async take(visitor) {
        await visitor.open(origin + paths.library());
        const { id } = await newestStory(visitor);
        await visitor.open(`${origin}${paths.record()}?story=${id}`);
        await visitor.tick(record.consent);
        await visitor.press(record.begin);
        await visitor.see(microphone());
        await visitor.press(record.record);
        const refusals = Object.values(record.said).filter((said) => typeof said === 'string');
        const said = `${JSON.stringify(refusals)}.find((each) => document.body.textContent.includes(each))`;
        const stop = named('main button', record.stop);
        await visitor.until('the microphone, or a reason', `(${stop}) || ${said}`);
        const reason = await visitor.see<string | null>(`${said} ?? null`);
        if (reason) {
          console.log(`    ${reason}`);
          return;
        }
        await pause(4_000);
        await visitor.press(record.stop);
        await visitor.press(record.hear);
        const hasArrived = async () =>
          (await visitor.ask<Takes>(`/api/stories/${id}/takes`)).takes.length === 1;
        await visitor.untilTrue('the take arrives', hasArrived);
      },
    },
  ];
}
