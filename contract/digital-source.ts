/**
 * How it is said to machines that something was made by one: the European AI act, article 50(2). By the vocabulary of the
 * IPTC, whose addresses begin with `http:`, and by schema.org's name for the same. docs/marking.md says what is marked.
 */
export const DIGITAL_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
export const SCHEMA_DIGITAL_SOURCE = 'https://schema.org/TrainedAlgorithmicMediaDigitalSource';
