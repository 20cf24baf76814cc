/** How samples are stored: eight bits are unsigned, sixteen are signed and little-endian. */
type Samples = { rate: number; bits: 8 | 16 };

/** Samples of one channel as a WAV file. */
export function wavOf(samples: Uint8Array<ArrayBuffer>, { rate, bits }: Samples): Blob {
  const head = new DataView(new ArrayBuffer(44));
  const ascii = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) head.setUint8(at + i, text.charCodeAt(i));
  };
  ascii(0, 'RIFF');
  head.setUint32(4, 36 + samples.length, true);
  ascii(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true); // PCM
  head.setUint16(22, 1, true); // mono
  head.setUint32(24, rate, true);
  head.setUint32(28, (rate * bits) / 8, true);
  head.setUint16(32, bits / 8, true);
  head.setUint16(34, bits, true);
  ascii(36, 'data');
  head.setUint32(40, samples.length, true);
  return new Blob([head, samples], { type: 'audio/wav' });
}
