import { DIGITAL_SOURCE_TYPE } from '../../contract/digital-source.ts';
import type { LANGUAGE_TABLE, Language } from '../../contract/options.ts';

/** What the tag says about a narration. */
export interface Id3Tag {
  title: string;
  album: string;
  /** By ISO 639-2. */
  language: (typeof LANGUAGE_TABLE)[Language]['iso639'];
  comment: string;
}

/**
 * An ID3v2.3 tag with UTF-16 text: the newest form that car radios and Windows Explorer read too. Of its sizes only
 * the tag's is synchsafe (7 bits a byte); frames have plain ones until version 2.4. It also says to machines that one made the
 * sound: in XMP, where the IPTC's term belongs (XMP specification, part 3: in an MP3 a PRIV frame of the owner `XMP`), and as
 * a plain text frame for programs that do not read XMP.
 */
export function id3(tag: Id3Tag): Uint8Array {
  const language = latin1(tag.language);
  const frames = [
    frame('TIT2', [UTF16, ...utf16(tag.title)]),
    frame('TALB', [UTF16, ...utf16(tag.album)]),
    frame('TLAN', [LATIN1, ...language]),
    // Language, then a description (empty here, closed by two zero bytes), then the comment itself.
    frame('COMM', [UTF16, ...language, ...utf16(''), 0, 0, ...utf16(tag.comment)]),
    frame('TXXX', [LATIN1, ...latin1('DigitalSourceType'), 0, ...latin1(DIGITAL_SOURCE_TYPE)]),
    frame('PRIV', [...latin1('XMP'), 0, ...new TextEncoder().encode(XMP)]),
  ].flat();
  return Uint8Array.of(...latin1('ID3'), 3, 0, 0, ...synchsafe(frames.length), ...frames);
}

const XMP = [
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
  '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
  ` Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}"/>`,
  '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
].join('');

const LATIN1 = 0;
const UTF16 = 1;

function frame(id: string, body: number[]): number[] {
  const size = body.length;
  return [...latin1(id), size >>> 24, (size >>> 16) & 255, (size >>> 8) & 255, size & 255, 0, 0, ...body];
}

function synchsafe(size: number): number[] {
  return [(size >>> 21) & 127, (size >>> 14) & 127, (size >>> 7) & 127, size & 127];
}

function latin1(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

/** Little-endian with its byte order mark, which version 2.3 wants on every text. Nul would end it, half a character spoil it. */
function utf16(words: string): number[] {
  const text = words.replaceAll('\0', '').toWellFormed();
  const bytes = [0xff, 0xfe];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes.push(unit & 255, unit >>> 8);
  }
  return bytes;
}
