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
    /** One language as it is, several as a list; a title in several by its languages. */
    metadata: { title: string | Record<string, string>; language: string | string[] };
    getCover(): Promise<Blob | null>;
    getMediaOverlay(): EventTarget & { start(section: number): Promise<void> };
  }
}
