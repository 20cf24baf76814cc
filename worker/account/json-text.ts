/**
 * Members of an object whose JSON is made while it is read: a value, a function that is called when its turn comes, or
 * the pages of a list.
 */
export type Parts<Whole> = { [Name in keyof Whole]: Part<Whole[Name]> };
type Part<Value> =
  | Value
  | (() => Promise<Value>)
  | (Value extends readonly (infer Element)[] ? AsyncGenerator<Element[], void> : never);

const isPages = (part: unknown): part is AsyncGenerator<unknown[], void> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part;

/** JSON of an object in pieces: what comes before a list, and each of its pages. */
export async function* jsonText<Whole>(parts: Parts<Whole>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let text = '{';
  for (const [place, [name, part]] of Object.entries(parts).entries()) {
    text += `${place === 0 ? '' : ','}${JSON.stringify(name)}:`;
    if (isPages(part)) {
      yield encoder.encode(`${text}[`);
      let between = '';
      for await (const page of part) {
        if (page.length === 0) continue;
        yield encoder.encode(between + JSON.stringify(page).slice(1, -1));
        between = ',';
      }
      text = ']';
    } else text += JSON.stringify(typeof part === 'function' ? await part() : part);
  }
  yield encoder.encode(`${text}}`);
}
