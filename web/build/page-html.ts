import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, type Language } from '../../contract/options.ts';
import { TRANSLATIONS } from './languages.ts';

/** Language and country in the form of Open Graph. */
const openGraphLocale = (language: Language) => LANGUAGE_TABLE[language].locale.replace('-', '_');

/** Data for the page's scripts: JSON, in an element with that id. */
type PageData = { id: string; json: string };

/** Place in `index.html` of what the build adds to a page's head. */
export const HEAD = '<!--head-->';

/** A rendered page of the app, with the content of its head. */
export type RenderedPage = {
  path: string;
  title: string;
  description: string;
  body: string;
  data: PageData | null;
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (letter) => ESCAPES[letter] ?? letter);

/** File of an address on static hosting. Not `name/index.html`, which would add a slash to the address. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Metadata for search engines and link previews, which run no scripts. Full addresses need `origin` at build time:
 * without it they are left out.
 */
function headTags({ path, title, description }: RenderedPage, origin: string | undefined): string {
  const address = origin && new URL(path, origin).href;
  const link = (attributes: string) => `<link ${attributes} />`;
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}" />`;
  return [
    property('title', title),
    property('description', description),
    property('image', origin ? new URL('/share.jpg', origin).href : '/share.jpg'),
    property('type', 'website'),
    property('site_name', 'Cuéntame'),
    property('locale', openGraphLocale(DEFAULT_LANGUAGE)),
    ...TRANSLATIONS.map((language) => property('locale:alternate', openGraphLocale(language))),
    ...(address
      ? [
          property('url', address),
          link(`rel="canonical" href="${address}"`),
          link(`rel="alternate" hreflang="${DEFAULT_LANGUAGE}" href="${address}"`),
          ...TRANSLATIONS.map((language) =>
            link(`rel="alternate" hreflang="${language}" href="${address}?lang=${language}"`),
          ),
          link(`rel="alternate" hreflang="x-default" href="${address}"`),
        ]
      : []),
  ].join('\n    ');
}

/** A data block is not executed, so the policy does not count it as a script. */
export const dataElement = ({ id, json }: PageData): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/** @throws Error when the page has no such place */
export function put(html: string, place: string | RegExp, text: string): string {
  const next = html.replace(place, () => text);
  if (next === html) throw new Error(`index.html has no ${place}.`);
  return next;
}

/**
 * A built page: the template with the page's own head and body.
 * @throws Error when the body has what the content security policy refuses: scripts, and style attributes
 */
export function pageHtml(template: string, page: RenderedPage, origin?: string): string {
  const refused = /<script|<style|\sstyle="/.exec(page.body);
  if (refused) {
    const where = page.body.slice(Math.max(0, refused.index - 60), refused.index + 60);
    throw new Error(`${page.path}: the policy refuses ${where}`);
  }
  let html = put(template, '<html', `<html data-page="${page.path}"`);
  html = put(html, /<title>[^<]*<\/title>/, `<title>${escaped(page.title)}</title>`);
  html = put(
    html,
    /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
    `<meta name="description" content="${escaped(page.description)}" />`,
  );
  html = put(html, HEAD, headTags(page, origin) + (page.data ? dataElement(page.data) : ''));
  html = put(html, '<fieldset id="until-ready"', '<fieldset id="until-ready" disabled');
  return put(html, '<div id="root"></div>', `<div id="root">${page.body}</div>`);
}
