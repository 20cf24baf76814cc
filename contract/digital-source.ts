/**
 * Machine-readable mark of AI-generated content (European AI Act, article 50(2)): the IPTC term, whose address begins
 * with `http:`, and schema.org's name for it. docs/marking.md lists what is marked.
 */
export const DIGITAL_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
export const SCHEMA_DIGITAL_SOURCE = 'https://schema.org/TrainedAlgorithmicMediaDigitalSource';
