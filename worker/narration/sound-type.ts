/** How a service says its sound is made, in the content type of the answer. */
export type DeclaredSound = {
  /** Hz; null where it does not say. */
  rate: number | null;
  channels: 1 | 2;
  /** Whether the first byte of a sample may be the high one. */
  mayBeBigEndian: boolean;
};

/** Rates in Hz of sound that is made for listening; each is resampled to ours. */
const RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

const NAMES = {
  rate: ['rate', 'samplerate', 'samplingrate', 'samplefrequency'],
  channels: ['channels', 'channel', 'ch', 'channelcount'],
  bits: ['bits', 'bitdepth', 'bitspersample', 'depth', 'width', 'samplesize'],
  order: ['endian', 'endianness', 'byteorder'],
  coding: ['encoding', 'codec', 'codecs', 'format', 'coding'],
};

/** Raw samples that are not of 16 bits, by their type or coding: RFC 2586, 3551 and 4856. */
const OTHER_SAMPLES =
  /^(l(8|20|24|32)|basic|pcm[ua]|(x-)?([muaµ]|mu)-?law.*|g72\d.*|.*(adpcm|float|f32|f64|[su]24|[su]32|[su]8).*)$/i;

/**
 * Parses a content type. Compressed and unknown types say nothing: Workers AI's documentation names `audio/mpeg` for
 * raw samples, so the bytes decide.
 * @returns a refusal in words for sound that cannot be read
 */
export function declaredSound(type: string): DeclaredSound | string {
  const [essence = '', ...rest] = type.split(/[;,]/);
  const [kind = '', subtype = ''] = essence.trim().toLowerCase().split('/');
  const said = new Map(
    rest.map((parameter) => {
      const [name = '', ...value] = parameter.split('=');
      const plain = value
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replace(/^\((int|string)\)/, '');
      return [name.trim().toLowerCase().replace(/[-_]/g, ''), plain.toLowerCase()];
    }),
  );
  const valueOf = (names: readonly string[]) =>
    names.map((name) => said.get(name)).find((value) => value !== undefined);

  const coding = valueOf(NAMES.coding) ?? '';
  const order = valueOf(NAMES.order) ?? '';
  const bits = valueOf(NAMES.bits);
  if (kind === 'audio' && OTHER_SAMPLES.test(subtype)) return `samples of ${subtype}`;
  if (OTHER_SAMPLES.test(coding)) return 'samples of another coding';
  if (bits !== undefined && bits !== '16') return 'samples of other than 16 bits';
  const hz = valueOf(NAMES.rate);
  const [, digits, kilo] = /^(\d{1,6}(?:\.\d{1,3})?)\s*(k?)(?:hz)?$/.exec(hz ?? '') ?? [];
  const rate = hz === undefined ? null : Number(digits) * (kilo ? 1000 : 1);
  if (rate !== null && !RATES.includes(rate)) return 'a rate that is not read';
  const channels = Number(valueOf(NAMES.channels) ?? 1);
  if (channels !== 1 && channels !== 2) return 'a number of channels that is not read';
  // L16 is big-endian by its definition, and little-endian from services that mean `audio/pcm`.
  const mayBeBigEndian = subtype === 'l16' || /^(b|network|msb)/.test(order) || /^[su]16_?be$/.test(coding);
  return { rate, channels, mayBeBigEndian };
}
