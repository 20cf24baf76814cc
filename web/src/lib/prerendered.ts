export type Head = { title: string; description: string };

let noted: Head | null = null;

/** While a page is rendered at build time, which sets nothing in a document: what its head should say. */
export function noteHead(head: Head): void {
  noted = head;
}

/** @throws Error when the page that was rendered last has not said it */
export function takeHead(): Head {
  const head = noted;
  noted = null;
  if (head === null) throw new Error('A prerendered page has no title.');
  return head;
}
