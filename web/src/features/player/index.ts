export { AudioPlayer } from './AudioPlayer.tsx';
export { NarrationBar } from './NarrationBar.tsx';
export { NarrationProvider } from './NarrationProvider.tsx';
export { fileProxy } from './playback/file-fetching.ts';
export { useSpokenSentence } from './use-spoken-sentence.ts';
