/** Milliseconds for the hidden page to report that it has started, and for one file. */
const START_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;

/** The hidden page and its messages: in a browser an iframe of `/proxy.html`, in tests a fake. */
export type ProxyPage = {
  /** Opens the hidden page. `onMessage` gets messages of that page only, and only from our origin. */
  open: (onMessage: (data: unknown) => void) => { post: (message: unknown) => void; close: () => void };
};

type FetchFile = { type: 'fetchFile'; url: string; contentType: string; requestId: string };
type FileContent = {
  type: 'fileContent';
  requestId: string;
  content: ArrayBuffer | string | null;
  error: string | null;
  success: boolean;
  url: string;
};
type ProxyMessage = FileContent | { type: 'proxyReady' } | { type: 'proxyError'; error: string };

export type FileProxy = {
  /** The file as an ArrayBuffer, or as a string for a `contentType` of text or JSON. Rejects with an Error. */
  fetchFile: (url: string, contentType: string, signal: AbortSignal) => Promise<ArrayBuffer | string>;
};

/** Opens the hidden page at the first request and keeps it. If it did not start, the next request reopens it. */
export function createFileProxy(page: ProxyPage): FileProxy {
  let starting: Promise<(message: FetchFile) => void> | null = null;
  const waiting = new Map<string, (answer: FileContent) => void>();
  let requests = 0;

  function start() {
    starting ??= new Promise<(message: FetchFile) => void>((resolve, reject) => {
      const fail = (reason: string) => {
        clearTimeout(timer);
        opened.close();
        starting = null;
        reject(new Error(reason));
      };
      const timer = setTimeout(() => fail('The hidden page did not start'), START_TIMEOUT);
      const opened = page.open((data) => {
        const message = data as ProxyMessage | null;
        if (message?.type === 'fileContent') waiting.get(message.requestId)?.(message);
        else if (message?.type === 'proxyError') fail(message.error);
        else if (message?.type === 'proxyReady') {
          clearTimeout(timer);
          resolve(opened.post);
        }
      });
    });
    return starting;
  }

  async function fetchFile(url: string, contentType: string, signal: AbortSignal) {
    const requestId = `file-${++requests}`;
    const cleared = new AbortController();
    try {
      return await new Promise<ArrayBuffer | string>((resolve, reject) => {
        signal.throwIfAborted();
        signal.addEventListener('abort', () => reject(signal.reason), { signal: cleared.signal });
        waiting.set(requestId, ({ success, content, error }) => {
          if (success && content !== null) resolve(content);
          else reject(new Error(error ?? 'The hidden page sent no file'));
        });
        start().then((post) => {
          const timer = setTimeout(() => reject(new Error('The hidden page took too long')), REQUEST_TIMEOUT);
          cleared.signal.addEventListener('abort', () => clearTimeout(timer));
          post({ type: 'fetchFile', url, contentType, requestId });
        }, reject);
      });
    } finally {
      cleared.abort();
      waiting.delete(requestId);
    }
  }

  return { fetchFile };
}

/** The hidden page in this document. */
export const proxyPage: ProxyPage = {
  open(onMessage) {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'proxy';
    frame.src = '/proxy.html';
    const listen = (event: MessageEvent) => {
      if (event.origin === location.origin && event.source === frame.contentWindow) onMessage(event.data);
    };
    window.addEventListener('message', listen);
    document.body.append(frame);
    return {
      post: (message) => frame.contentWindow?.postMessage(message, location.origin),
      close: () => {
        window.removeEventListener('message', listen);
        frame.remove();
      },
    };
  },
};
