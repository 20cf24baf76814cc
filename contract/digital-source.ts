/**
 * Machine-readable mark of AI-generated content (European AI Act, article 50(2)): the IPTC term, whose address begins
 * with `http:`, and schema.org's name for it. docs/marking.md lists what is marked.
 */
export const DIGITAL_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
export const SCHEMA_DIGITAL_SOURCE = 'https://schema.org/TrainedAlgorithmicMediaDigitalSource';

/** The same two of what AI made in part: a family that reads its text aloud. */
export const MIXED_SOURCE_TYPE =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';
export const SCHEMA_MIXED_SOURCE = 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource';

/** The mark as an XMP packet, for files. */
export const xmpOf = (type: string): string =>
  [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` Iptc4xmpExt:DigitalSourceType="${type}"/>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('');

export const XMP = xmpOf(DIGITAL_SOURCE_TYPE);
