const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or a quoted attribute, of HTML and of XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (mark) => ESCAPES[mark]!);

/** What XML 1.0 has no place for (section 2.2), not even escaped: control characters and two that are none. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A piece of XML: what is put into it is escaped, unless it is such a piece itself. */
export class Xml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Inserted = string | number | Xml | readonly Xml[];

const inserted = (value: Inserted): string => {
  if (value instanceof Xml) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeMarkup(String(value).toWellFormed().replace(NOT_IN_XML, ''));
};

/** A template whose values cannot leave their place: xml`<title>${title}</title>`. */
export const xml = (strings: TemplateStringsArray, ...values: Inserted[]): Xml =>
  new Xml(String.raw({ raw: strings }, ...values.map(inserted)));

export const XML_DECLARATION = new Xml('<?xml version="1.0" encoding="UTF-8"?>\n');
