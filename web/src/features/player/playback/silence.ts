const SAMPLE_RATE = 8000;
const SAMPLES = 800;

/** A tenth of a second of silence as a WAV file. */
export function silentWav(): Blob {
  const header = new DataView(new ArrayBuffer(44));
  const ascii = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) header.setUint8(at + i, text.charCodeAt(i));
  };
  ascii(0, 'RIFF');
  header.setUint32(4, 36 + SAMPLES, true);
  ascii(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true); // PCM
  header.setUint16(22, 1, true); // mono
  header.setUint32(24, SAMPLE_RATE, true);
  header.setUint32(28, SAMPLE_RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true); // bits, unsigned: silence is 128
  ascii(36, 'data');
  header.setUint32(40, SAMPLES, true);
  return new Blob([header, new Uint8Array(SAMPLES).fill(128)], { type: 'audio/wav' });
}
