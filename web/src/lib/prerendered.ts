export type Head = { title: string; description: string };

let noted: Head | null = null;

/** Head of the page that is rendered at build time, when there is no document. */
export function noteHead(head: Head): void {
  noted = head;
}

/** @throws Error when the last rendered page has set no head */
export function takeHead(): Head {
  const head = noted;
  noted = null;
  if (head === null) throw new Error('A prerendered page has no title.');
  return head;
}
