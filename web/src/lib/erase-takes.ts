/**
 * Removes the database of takes that were not sent, with where their readers were. By its name alone, which
 * `record/kept-takes.ts` has too: a sign-out without a line cannot fetch that code.
 */
export function eraseTakes(): void {
  try {
    indexedDB.deleteDatabase('family-takes');
  } catch {
    // A browser that forbids storage has nothing to remove.
  }
}
