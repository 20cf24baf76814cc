/**
 * Text of a named field of a form, as it is shown; of a checkbox `on` when it is ticked. Password managers and browsers
 * fill in fields without events, so that a copy in a component's state would be empty.
 */
export type Fields = (name: string) => string;

export function fieldsIn(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? '');
}
