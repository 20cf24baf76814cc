import type { ExampleList } from '../../../../contract/schemas/examples.ts';

/** Id of the page's element that holds the examples as JSON. */
export const SERVED_LIST_ID = 'served-examples';

let noted: ExampleList | undefined;

/** Sets the examples for the page that is rendered at build time. */
export function serveList(list: ExampleList | undefined): void {
  noted = list;
}

/** Examples from build time, if the page was served with them. The API has newer ones. */
export function servedList(): ExampleList | undefined {
  const json = globalThis.document?.getElementById(SERVED_LIST_ID)?.textContent;
  noted ??= json ? (JSON.parse(json) as ExampleList) : undefined;
  return noted;
}

export const wasServed = () => servedList() !== undefined;
