import { session } from '../api/session.ts';
import { Layout } from '../features/layout/Layout.tsx';
import { painted } from '../lib/painted.ts';
import { append } from './dom-once.ts';
import { setPage } from './stand-ins.tsx';
import { takeOver } from './take-over.ts';

/**
 * Shows a page before the app has loaded: the app's own frame and page, built once as elements from the answers that
 * `public/first-paint.js` has asked for. What is not usual (no answer, no story, another user by now) is left to the
 * app, which takes the page over when it has drawn it.
 */

type Early = Promise<{ token: string; answer: Response } | null>;
/** Put on the window there. `begin` loads the app; absent when it is being loaded. */
type Given = { early: Record<string, Early>; begin?: () => void };
const { early, begin = () => undefined } = globalThis as unknown as Given;
/** A copy, since the app takes the answers over. */
const asked = { ...early };
const { documentElement: html } = document;

/** A copy of an answer: the app reads it too. @throws Error when there is none for the session of now */
export async function answerTo<Answer>(path: string): Promise<Answer> {
  const came = await asked[path];
  if (!came?.answer.ok || came.token !== session.readAgain()?.token) throw new Error(`no answer to ${path}`);
  return came.answer.clone().json();
}

const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve());
});

async function draw(pageOf: () => Promise<() => unknown>): Promise<void> {
  const Page = (await pageOf()) as () => never;
  await parsed;
  const root = document.getElementById('root');
  // The app was faster.
  if (!root || html.dataset.wait === undefined) return;
  setPage(() => <Page />);
  // Disables its buttons; its links lead on.
  const box = document.createElement('fieldset');
  box.id = 'early';
  box.disabled = true;
  box.setAttribute('role', 'presentation');
  // Kept when the app below finds out that it has nothing to ask.
  if (html.dataset.ask !== undefined) box.dataset.ask = '';
  append(box, (<Layout />) as never);
  if (box.querySelector('.page-loading')) throw new Error('a part of the page comes later');
  // The home page, which is not for this visitor.
  root.replaceChildren();
  root.before(box);
  takeOver(box, root);
  // The app's scripts would take the line from the first picture.
  const src = box.querySelector('img')?.src;
  if (src === undefined) return begin();
  // The page's own is asked for after the layout.
  const come = () => void painted().then(begin);
  Object.assign(new Image(), { onload: come, onerror: come, src });
}

/** @param pageOf gives its queries their answers; rejects for what is left to the app */
export const show = (pageOf: () => Promise<() => unknown>): Promise<void> => draw(pageOf).catch(begin);
