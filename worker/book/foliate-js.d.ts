/** The part of foliate-js that a test opens our books with; the package has no types. */
declare module 'foliate-js/epub.js' {
  export class EPUB {
    constructor(loaders: {
      loadText: (name: string) => Promise<string | undefined>;
      loadBlob: (name: string) => Promise<Blob>;
      getSize: (name: string) => number;
      sha1: (text: string) => Promise<Uint8Array>;
    });
    init(): Promise<this>;
    /** A single language is a string, several are a list; a title in several is a map by language. */
    metadata: { title: string | Record<string, string>; language: string | string[] };
    getCover(): Promise<Blob | null>;
    getMediaOverlay(): EventTarget & { start(section: number): Promise<void> };
  }
}
