import { LANGUAGE_TABLE, type Language } from '../../contract/options.ts';
import { XML_DECLARATION, type Xml, xml } from '../escaping/markup.ts';
import type { TranscriptName } from '../files/feed-address.ts';
import { t } from '../words/t.ts';
import { TRANSCRIPTS } from './transcript.ts';

/** Address of an episode's transcript in one language, the sound's own or the story's other one. */
export type Transcript = TranscriptName & { url: string };

export type Episode = {
  /** Stable for the life of the episode. */
  id: string;
  title: string;
  /** Description of this sound. */
  description: string;
  url: string;
  transcripts: readonly Transcript[];
  /** JPEG or PNG, square, at least 1,400 pixels wide; its address has the extension, as Apple requires. */
  cover: string;
  /** Bytes of the MP3. */
  bytes: number;
  /** Seconds of the MP3. */
  duration: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Place in a series; null in the feed of all. */
  number?: number | null;
};

export type FeedParts = {
  language: Language;
  /** The feed's own address. */
  url: string;
  /** The app's page of the feed. */
  page: string;
  /** Of a series, which apps play from its first night. */
  title?: string;
  cover: string;
  /** Newest first. */
  episodes: readonly Episode[];
};

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';

/**
 * RSS 2.0 (rssboard.org/rss-specification) with Apple's tags (podcasters.apple.com/support/823-podcast-requirements,
 * read 2026-11-22) and the transcripts of Podcasting 2.0 (podcasting2.org/docs/podcast-namespace/tags/transcript).
 * `itunes:block` keeps it out of directories, should the address ever get into one.
 */
export function rss({ language, url, page, title, cover, episodes }: FeedParts): string {
  const built = episodes[0] ? xml`<lastBuildDate>${rfc822(episodes[0].madeAt)}</lastBuildDate>` : '';
  return (
    XML_DECLARATION.text +
    xml`<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel>
<title>${title ?? t(language, 'feed.title')}</title>
<link>${page}</link>
<description>${t(language, 'feed.description')}</description>
<language>${LANGUAGE_TABLE[language].locale.toLowerCase()}</language>
${built}
<atom:link href="${url}" rel="self" type="application/rss+xml"/>
<itunes:author>Cuéntame</itunes:author>
<itunes:image href="${cover}"/>
<itunes:category text="Kids &amp; Family"><itunes:category text="Stories for Kids"/></itunes:category>
<itunes:explicit>false</itunes:explicit>
<itunes:type>${title === undefined ? 'episodic' : 'serial'}</itunes:type>
<itunes:block>Yes</itunes:block>
${episodes.map(item)}</channel>
</rss>
`.text
  );
}

const item = (episode: Episode): Xml => xml`<item>
<title>${episode.title}</title>
<description>${episode.description}</description>
<guid isPermaLink="false">${episode.id}</guid>
<pubDate>${rfc822(episode.madeAt)}</pubDate>
<enclosure url="${episode.url}" length="${episode.bytes}" type="audio/mpeg"/>
<itunes:duration>${Math.round(episode.duration)}</itunes:duration>
<itunes:image href="${episode.cover}"/>
<itunes:explicit>false</itunes:explicit>
<itunes:episodeType>full</itunes:episodeType>
${episode.number ? xml`<itunes:episode>${episode.number}</itunes:episode>\n` : ''}${episode.transcripts.map(({ url, language, format }) => xml`<podcast:transcript url="${url}" type="${TRANSCRIPTS[format].type}" language="${language}" rel="captions"/>\n`)}</item>
`;

/** Date of RSS: RFC 822 with a year of four digits. */
const rfc822 = (at: number) => new Date(at).toUTCString().replace('GMT', '+0000');
