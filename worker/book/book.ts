import { AI_ICON } from '../../contract/ai-icon.ts';
import { DIGITAL_SOURCE_TYPE, MIXED_SOURCE_TYPE } from '../../contract/digital-source.ts';
import type { Language } from '../../contract/options.ts';
import { paragraphs } from '../../contract/paragraphs.ts';
import type { LaterPart } from '../../contract/picture.ts';
import type { SpokenSentence } from '../../contract/schemas/stories.ts';
import { XML_DECLARATION, type Xml, xml } from '../escaping/markup.ts';
import { madeBy } from '../narration/narration-tag.ts';
import { t } from '../words/t.ts';
import type { Entry } from './zip.ts';

export type NonEmpty<Value> = readonly [Value, ...Value[]];

/** Text in one language. */
export type Side = { language: Language; text: string };

/** A sentence in one language. `spoken`: its parts, with the name of the figure that speaks; null for the narrator. */
export type SentenceSide = Side & { spoken?: readonly { text: string; speaker: string | null }[] };

/** A sentence in the language of the book, or in both, the story's own first. */
export type BookSentence = { index: number; paragraph: number; sides: NonEmpty<SentenceSide> };

/** A further story of a book of several: a night of a series after its first. */
export type BookChapter = Pick<BookParts, 'titles' | 'languages' | 'sentences'>;

/** Contents of a book. Title, cover and what is about the whole of it are those of its first story. */
export type BookParts = {
  /** UUID of the narration in a book with sound, of the story in one without; see `editionId`. */
  id: string;
  titles: NonEmpty<Side>;
  /** The first is that of the parts without a translation. */
  languages: NonEmpty<Language>;
  sentences: readonly BookSentence[];
  /** The family's day when the story was written, `2026-11-29`. */
  writtenOn: string;
  /** Whether its user changed a sentence. */
  isEdited: boolean;
  /** Milliseconds since 1970. */
  modifiedAt: number;
  narration: BookNarration | null;
  /** `alt`: empty for a decorative one, which shows only the kind of story. */
  cover: { type: 'image/jpeg' | 'image/png'; alt: string; bytes: ReadableStream<Uint8Array> } | null;
  pictures: readonly BookPicture[];
  /** Stories after the first; none in the book of a story. */
  chapters: readonly BookChapter[];
};

/** PNG of a story's later picture, behind the paragraph with this index. */
export type BookPicture = {
  part: LaterPart;
  paragraph: number;
  alt: string;
  bytes: ReadableStream<Uint8Array>;
};

export type BookNarration = {
  /** Language of the narration. */
  language: Language;
  timeline: readonly SpokenSentence[];
  /** Seconds of the whole file. */
  duration: number;
  /** Whether the family reads a part. */
  isByFamily: boolean;
  mp3: ReadableStream<Uint8Array>;
};

export const EPUB_TYPE = 'application/epub+zip';

const STORY = 'story.xhtml';
/** Page of a further story, by its place after the first. */
const chapterFile = (at: number) => `night-${at + 2}.xhtml`;
const OVERLAY = 'story.smil';
const SOUND = 'narration.mp3';
const COVERS = { 'image/jpeg': 'cover.jpg', 'image/png': 'cover.png' };
const pictureFile = ({ part }: Pick<BookPicture, 'part'>) => `${part}.png`;
const COVER_PAGE = 'cover.xhtml';
const ABOUT = 'about.xhtml';
const NCX = 'toc.ncx';

/**
 * Files of an EPUB 3.3 publication (w3.org/TR/epub-33) in the order of the archive: the media type first and unpacked,
 * as section 4.2.4 requires. Contents, cover and guide are there as EPUB 2 had them too (section 5.9), for readers with
 * Adobe's engine, which look for nothing else. With a narration it has a media overlay (section 9), which marks each
 * sentence while it is read.
 */
export function bookEntries(book: BookParts): Entry[] {
  const { narration, cover, pictures } = book;
  const clips = narration ? clipsOf(book.sentences, narration) : [];
  const file = (name: string, content: Xml): Entry => ({
    name,
    content: XML_DECLARATION.text + content.text,
  });
  return [
    { name: 'mimetype', content: EPUB_TYPE, isStored: true },
    file('META-INF/container.xml', CONTAINER),
    file('EPUB/package.opf', packageDocument(book)),
    file('EPUB/nav.xhtml', navigation(book)),
    file(`EPUB/${NCX}`, ncx(book)),
    file(`EPUB/${STORY}`, storyPage(book, pictures)),
    ...book.chapters.map((chapter, at) => file(`EPUB/${chapterFile(at)}`, storyPage(chapter, []))),
    file(`EPUB/${ABOUT}`, aboutPage(book)),
    { name: 'EPUB/style.css', content: STYLE },
    ...(cover
      ? [
          file(`EPUB/${COVER_PAGE}`, coverPage(book, cover)),
          { name: `EPUB/${COVERS[cover.type]}`, content: cover.bytes },
        ]
      : []),
    ...pictures.map((picture) => ({ name: `EPUB/${pictureFile(picture)}`, content: picture.bytes })),
    ...(narration
      ? [file(`EPUB/${OVERLAY}`, overlay(clips)), { name: `EPUB/${SOUND}`, content: narration.mp3 }]
      : []),
  ];
}

/** Element of a sentence and its part of the sound, in seconds. */
type Clip = { id: string; begin: number; end: number };

/** Element id of a sentence, by the position of its language. */
const sideId = (index: number, place: number) => `${place === 0 ? 's' : 'o'}${index}`;

/**
 * Media overlay: each sentence's sound lasts up to the next one's, with the pauses and music between them; the first
 * also has the intro and the last the outro. Text that is not read, such as a translation, has none.
 */
function clipsOf(
  sentences: readonly BookSentence[],
  { language, timeline, duration }: BookNarration,
): Clip[] {
  const ids = new Map(
    sentences.flatMap(({ index, sides }) =>
      sides.flatMap((side, place) =>
        side.language === language ? [[index, sideId(index, place)] as const] : [],
      ),
    ),
  );
  const spoken = timeline
    .flatMap(({ index, start }) => {
      const id = ids.get(index);
      return id === undefined ? [] : [{ id, start }];
    })
    .toSorted((a, b) => a.start - b.start);
  return spoken.map(({ id, start }, place) => ({
    id,
    begin: place === 0 ? 0 : start,
    end: spoken[place + 1]?.start ?? duration,
  }));
}

const CONTAINER = xml`<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/**
 * Our claim, word for word as EPUB Accessibility 1.1 (section 3.2) wants it; docs/accessibility.md says on what it
 * rests.
 */
const CONFORMS_TO = 'EPUB Accessibility 1.1 - WCAG 2.1 Level AA';

function packageDocument(book: BookParts): Xml {
  const { id, titles, languages, writtenOn, modifiedAt, narration, cover, pictures } = book;
  const [language] = languages;
  const [title, ...otherTitles] = titles;
  // To the second, as EPUB requires.
  const modified = new Date(modifiedAt).toISOString().replace(/\.\d+Z$/, 'Z');
  const features = ['tableOfContents', 'readingOrder', 'displayTransformability', 'unlocked'];
  if (narration) features.push('synchronizedAudioText');
  if (pictures.length > 0) features.push('alternativeText');
  // Both modes are sufficient: the whole story can be heard, or read. Pictures add to it.
  const modes = narration ? ['textual', 'auditory'] : ['textual'];
  const shown = pictures.length > 0 ? ['visual'] : [];
  const summary = narration
    ? `${t(language, 'book.accessibility')} ${t(language, 'book.readAlong')}`
    : t(language, 'book.accessibility');
  const length = narration ? clockValue(narration.duration) : '';
  return xml`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" prefix="Iptc4xmpExt: http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${id}</dc:identifier>
<dc:title id="book-title" xml:lang="${title.language}">${title.text}</dc:title>
${otherTitles.map((other) => xml`<meta refines="#book-title" property="alternate-script" xml:lang="${other.language}">${other.text}</meta>\n`)}${languages.map((each) => xml`<dc:language>${each}</dc:language>\n`)}<dc:creator>Cuéntame</dc:creator>
<dc:date>${writtenOn}</dc:date>
<meta property="dcterms:modified">${modified}</meta>
<meta property="Iptc4xmpExt:DigitalSourceType">${narration?.isByFamily ? MIXED_SOURCE_TYPE : DIGITAL_SOURCE_TYPE}</meta>
${[...modes, ...shown].map((mode) => xml`<meta property="schema:accessMode">${mode}</meta>`)}
${modes.map((mode) => xml`<meta property="schema:accessModeSufficient">${mode}</meta>`)}
${features.map((feature) => xml`<meta property="schema:accessibilityFeature">${feature}</meta>`)}
<meta property="schema:accessibilityHazard">none</meta>
<meta property="schema:accessibilitySummary">${summary}</meta>
<meta property="dcterms:conformsTo">${CONFORMS_TO}</meta>
${cover ? xml`<meta name="cover" content="cover"/>` : ''}
${narration ? xml`<meta property="media:duration" refines="#overlay">${length}</meta><meta property="media:duration">${length}</meta><meta property="media:active-class">-epub-media-overlay-active</meta>` : ''}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="ncx" href="${NCX}" media-type="application/x-dtbncx+xml"/>
<item id="story" href="${STORY}" media-type="application/xhtml+xml"${narration ? xml` media-overlay="overlay"` : ''}/>
${book.chapters.map((_, at) => xml`<item id="night-${at + 2}" href="${chapterFile(at)}" media-type="application/xhtml+xml"/>\n`)}<item id="about" href="${ABOUT}" media-type="application/xhtml+xml" properties="svg"/>
<item id="style" href="style.css" media-type="text/css"/>
${cover ? xml`<item id="cover-page" href="${COVER_PAGE}" media-type="application/xhtml+xml"/><item id="cover" href="${COVERS[cover.type]}" media-type="${cover.type}" properties="cover-image"/>` : ''}
${pictures.map((picture) => xml`<item id="${picture.part}" href="${pictureFile(picture)}" media-type="image/png"/>\n`)}${narration ? xml`<item id="overlay" href="${OVERLAY}" media-type="application/smil+xml"/><item id="sound" href="${SOUND}" media-type="audio/mpeg"/>` : ''}
</manifest>
<spine toc="ncx">
${cover ? xml`<itemref idref="cover-page"/>` : ''}
<itemref idref="story"/>
${book.chapters.map((_, at) => xml`<itemref idref="night-${at + 2}"/>\n`)}<itemref idref="about"/>
</spine>
<guide>
${cover ? xml`<reference type="cover" title="${title.text}" href="${COVER_PAGE}"/>` : ''}
<reference type="toc" title="${t(language, 'book.contents')}" href="nav.xhtml"/>
<reference type="text" title="${title.text}" href="${STORY}"/>
</guide>
</package>
`;
}

/** Language attributes of an element, for HTML and for XML. */
const lang = (language: Language): Xml => xml` lang="${language}" xml:lang="${language}"`;

const page = (language: Language, title: string, body: Xml): Xml =>
  xml`<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" epub:prefix="z3998: http://www.daisy.org/z3998/2012/vocab/structure/#"${lang(language)}>
<head><title>${title}</title><link rel="stylesheet" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;

function navigation({ titles: [title], languages: [language], chapters }: BookParts): Xml {
  const others = chapters.map(
    ({ titles: [own] }, at) =>
      xml`<li><a href="${chapterFile(at)}"${lang(own.language)}>${own.text}</a></li>`,
  );
  const story = xml`href="${STORY}"${lang(title.language)}>${title.text}`;
  return page(
    language,
    t(language, 'book.contents'),
    xml`<nav epub:type="toc" role="doc-toc" aria-label="${t(language, 'book.contents')}">
<h1>${t(language, 'book.contents')}</h1>
<ol><li><a ${story}</a></li>${others}<li><a href="${ABOUT}">${t(language, 'book.about')}</a></li></ol>
</nav>
<nav epub:type="landmarks" aria-label="${t(language, 'book.about')}" hidden="hidden">
<ol><li><a epub:type="bodymatter" ${story}</a></li></ol>
</nav>`,
  );
}

/** Contents as in EPUB 2 (daisy.org/z3986/2005/ncx). */
function ncx({ id, titles: [title], languages: [language], chapters: others }: BookParts): Xml {
  const chapters = [
    { id: 'story', text: title.text, href: STORY },
    ...others.map(({ titles: [own] }, at) => ({
      id: `night-${at + 2}`,
      text: own.text,
      href: chapterFile(at),
    })),
    { id: 'about', text: t(language, 'book.about'), href: ABOUT },
  ];
  return xml`<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${language}">
<head><meta name="dtb:uid" content="urn:uuid:${id}"/><meta name="dtb:depth" content="1"/><meta name="dtb:totalPageCount" content="0"/><meta name="dtb:maxPageNumber" content="0"/></head>
<docTitle><text>${title.text}</text></docTitle>
<navMap>
${chapters.map((chapter, place) => xml`<navPoint id="${chapter.id}" playOrder="${place + 1}"><navLabel><text>${chapter.text}</text></navLabel><content src="${chapter.href}"/></navPoint>\n`)}</navMap>
</ncx>
`;
}

const sideOf = (index: number, { language, text, spoken }: SentenceSide, place: number): Xml =>
  xml`<span id="${sideId(index, place)}"${lang(language)}${place > 0 ? TRANSLATION : ''}>${spoken ? spoken.map(speech) : text}</span>`;
const TRANSLATION = xml` class="translation"`;

/**
 * Part of a sentence. EPUB's own vocabulary has no speech; DAISY's (Z39.98-2012) has it, and no place for the speaker.
 */
const speech = ({ text, speaker }: { text: string; speaker: string | null }): Xml =>
  speaker === null
    ? xml`${text}`
    : xml`<span epub:type="z3998:speech" data-speaker="${speaker}">${text}</span>`;

/** Sentences of a paragraph: running text in one language; in both, each on a line with its translation on the next. */
const paragraphOf = (sentences: readonly BookSentence[], isInBoth: boolean): Xml =>
  isInBoth
    ? xml`<div class="paragraph">
${sentences.map(({ index, sides }) => xml`<p>${sides.map((side, place) => xml`${place > 0 ? LINE_BREAK : ''}${sideOf(index, side, place)}`)}</p>\n`)}</div>
`
    : xml`<p>${sentences.map(({ index, sides }, at) => xml`${at > 0 ? ' ' : ''}${sideOf(index, sides[0], 0)}`)}</p>
`;
const pictureOf = (picture: BookPicture): Xml =>
  xml`<div class="picture"><img src="${pictureFile(picture)}" alt="${picture.alt}"/></div>
`;
/** EPUB type with its role, also for programs with styles of their own. */
const LINE_BREAK = xml`<br/>`;

function storyPage(
  { titles: [title, ...otherTitles], languages, sentences }: BookChapter,
  pictures: readonly BookPicture[],
): Xml {
  const isInBoth = languages.length > 1;
  return page(
    languages[0],
    title.text,
    xml`<section id="text" epub:type="bodymatter chapter" role="doc-chapter" aria-labelledby="title">
<h1 id="title"${lang(title.language)}>${title.text}</h1>
${otherTitles.map((other) => xml`<p class="title translation"${lang(other.language)}>${other.text}</p>\n`)}${paragraphs(sentences).map((paragraph, at) => xml`${paragraphOf(paragraph, isInBoth)}${pictures.filter((picture) => picture.paragraph === at).map(pictureOf)}`)}</section>`,
  );
}

const coverPage = ({ languages, titles }: BookParts, { type, alt }: NonNullable<BookParts['cover']>): Xml =>
  page(
    languages[0],
    titles[0].text,
    xml`<section epub:type="cover" class="cover">
<img src="${COVERS[type]}" alt="${alt}"/>
${titles.map(({ language, text }, place) => xml`<p class="title${place > 0 ? ' translation' : ''}"${lang(language)}>${text}</p>\n`)}</section>`,
  );

/** Decorative, since words follow that say it. */
const ICON = xml`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${AI_ICON.viewBox}" width="1.2em" height="1.2em" fill="currentColor" fill-rule="evenodd" aria-hidden="true"><path d="${AI_ICON.path}"/></svg>`;

/** In each language of the book, for readers of only one. */
function aboutPage({ languages, narration, isEdited }: BookParts): Xml {
  const about = t(languages[0], 'book.about');
  const said = (language: Language) => {
    const by = madeBy(language, narration ? [narration] : []);
    const edited = isEdited ? ` ${t(language, 'book.edited')}` : '';
    return xml`<p${lang(language)}>${ICON} ${by}${edited}</p>
<p${lang(language)}>${t(language, 'book.from')}</p>
`;
  };
  return page(
    languages[0],
    about,
    xml`<section epub:type="backmatter colophon" role="doc-colophon" aria-labelledby="about">
<h1 id="about">${about}</h1>
${languages.map(said)}</section>`,
  );
}

/** On one line: some readers accept no overlay of several. */
function overlay(clips: readonly Clip[]): Xml {
  const pars = clips.map(
    ({ id, begin, end }) =>
      xml`<par id="p-${id}"><text src="${STORY}#${id}"/><audio src="${SOUND}" clipBegin="${seconds(begin)}" clipEnd="${seconds(end)}"/></par>`,
  );
  return xml`<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body><seq id="story" epub:textref="${STORY}#text" epub:type="bodymatter chapter">${pars}</seq></body></smil>`;
}

/** SMIL clock value in seconds. */
const seconds = (value: number) => `${value.toFixed(3)}s`;

/** SMIL clock value in hours, minutes and seconds. */
function clockValue(value: number): string {
  // Rounded first: 59.9996 s are a minute.
  const milliseconds = Math.round(value * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}

const STYLE = `body { font-family: Andika, "Atkinson Hyperlegible", Verdana, sans-serif; line-height: 1.6; margin: 5%; }
h1 { font-size: 1.6em; line-height: 1.25; margin: 0 0 1.2em; }
p { margin: 0 0 0.9em; }
.cover { text-align: center; }
.cover img { max-width: 100%; max-height: 70vh; }
.picture { margin: 1.2em 0; text-align: center; page-break-inside: avoid; }
.picture img { max-width: 100%; max-height: 90vh; }
.title { font-size: 1.3em; font-weight: bold; line-height: 1.25; margin: -0.6em 0 1.4em; }
.cover .title { font-size: 1.8em; margin: 0.6em 0 0; }
.paragraph { margin: 0 0 1.6em; }
.paragraph p { margin: 0 0 0.7em; }
.translation { font-style: italic; }
.cover .translation { font-size: 1.3em; }
.-epub-media-overlay-active { background-color: #fde7b8; color: #2c2033; }
`;
