import { cacheNames, removeCaches } from './browser-caches.ts';
import { KEPT_CACHE, SHELL_PREFIX } from './kept-files.ts';
import { noteEnd, setWanted } from './kept-list.ts';
import { shellRegistration } from './shell-registration.ts';

/** Removes all kept stories with what shows them without a line. */
export async function eraseKept(): Promise<void> {
  noteEnd();
  setWanted([]);
  const names = await cacheNames();
  await removeCaches(names.filter((name) => name === KEPT_CACHE || name.startsWith(SHELL_PREFIX)));
  await (await shellRegistration())?.unregister().catch(() => false);
}
