import { sampleRate } from './pcm.ts';

/** Unknown sizes are all ones, as OpenAI sends them. */
const unknownSize = 0xffffffff;

/** A 44-byte WAV header for 16-bit mono PCM of unknown length. */
export function wavHeader(): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(44));
  const ascii = (offset: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(offset + i, text.charCodeAt(i));
  };
  ascii(0, 'RIFF');
  view.setUint32(4, unknownSize, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true); // length of the format block
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true); // bytes a second
  view.setUint16(32, 2, true); // bytes a frame
  view.setUint16(34, 16, true); // bits a sample
  ascii(36, 'data');
  view.setUint32(40, unknownSize, true);
  return new Uint8Array(view.buffer);
}
