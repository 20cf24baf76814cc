/** The part of foliate-js that a test opens our books with; it has no types of its own. */
declare module 'foliate-js/epub.js' {
  export class EPUB {
    constructor(loaders: {
      loadText: (name: string) => Promise<string | undefined>;
      loadBlob: (name: string) => Promise<Blob>;
      getSize: (name: string) => number;
      sha1: (text: string) => Promise<Uint8Array>;
    });
    init(): Promise<this>;
    metadata: { title: string; language: string };
    getCover(): Promise<Blob | null>;
    getMediaOverlay(): EventTarget & { start(section: number): Promise<void> };
  }
}
