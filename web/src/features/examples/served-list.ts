import type { ExampleList } from '../../../../contract/schemas/examples.ts';

/** Of the element in the page that holds them as JSON. */
export const SERVED_LIST_ID = 'served-examples';

let noted: ExampleList | undefined;

/** While the pages are rendered at build time: what the page that is rendered now brings along. */
export function serveList(list: ExampleList | undefined): void {
  noted = list;
}

/** The examples as they were when the app was built, for a page that was served with them. The API knows better. */
export function servedList(): ExampleList | undefined {
  const json = globalThis.document?.getElementById(SERVED_LIST_ID)?.textContent;
  noted ??= json ? (JSON.parse(json) as ExampleList) : undefined;
  return noted;
}

export const wasServed = () => servedList() !== undefined;
