const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and quoted attributes of HTML and XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (mark) => ESCAPES[mark]!);

/** Characters that XML 1.0 forbids even escaped (section 2.2): controls and two noncharacters. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A fragment of XML; inserted values are escaped unless they are fragments. */
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

/** Template literal with escaped values: xml`<title>${title}</title>`. */
export const xml = (strings: TemplateStringsArray, ...values: Inserted[]): Xml =>
  new Xml(String.raw({ raw: strings }, ...values.map(inserted)));

export const XML_DECLARATION = new Xml('<?xml version="1.0" encoding="UTF-8"?>\n');
