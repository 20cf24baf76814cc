/** The part of eSpeak NG's JavaScript interface that the emulator uses. The package has no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface ESpeakNgWorker {
    /** Selects a voice by language and variant, like `es-419+f2`. @returns 0 when it was found */
    set_voice(name: string, language: string, gender: number, age: number, variant: number): number;
    /** Words a minute, from 80 to 450; values outside are taken as the nearest bound. */
    set_rate(wordsPerMinute: number): void;
    /** From 0 to 99, 50 being the voice's own. */
    set_pitch(pitch: number): void;
    /** How far the melody moves, from 0 (monotone) to 99; 50 is the voice's own. */
    set_range(range: number): void;
    /** From 0 to 200, 100 being normal. */
    set_volume(volume: number): void;
    get_samplerate(): number;
    /**
     * Synthesises synchronously; the callback gets the samples and events block by block, and stops the voice by
     * returning `true`.
     */
    synthesize(text: string, onSamples: (samples: Int16Array, events?: ESpeakNgEvent[]) => boolean): void;
  }

  export interface ESpeakNgEvent {
    /** `word`, `phoneme`, `sentence`, `end` and others. */
    type: string;
    /** One more than the characters (code points) before it. */
    text_position: number;
    /** Milliseconds from the beginning. */
    audio_position: number;
  }

  export interface ESpeakNgModule {
    eSpeakNGWorker: new () => ESpeakNgWorker;
  }

  export default function loadESpeakNg(): Promise<ESpeakNgModule>;
}
