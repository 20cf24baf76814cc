// Fetches files of our own origin for the page that embeds this one. Spoken to by messages only:
//   in   { type: 'fetchFile', url, contentType, requestId }
//   out  { type: 'fileContent', requestId, content, error, success, url }
//        { type: 'proxyReady' } once, { type: 'proxyError', error } when this page cannot work here
// `content` is text for a contentType of text or JSON, else an ArrayBuffer. The client is
// src/features/player/files/file-proxy.ts.
(() => {
  const embedder = window.parent;

  /** Posts only to pages of our origin. */
  function tell(message, transfer = []) {
    embedder.postMessage(message, { targetOrigin: location.origin, transfer });
  }

  function addressOf(url) {
    const address = new URL(url, location.origin);
    if (address.origin !== location.origin) throw new Error('Not a file of ours');
    return address.href;
  }

  async function answer({ url, contentType = '', requestId }) {
    try {
      const response = await fetch(addressOf(url), { mode: 'cors', credentials: 'omit' });
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      const isText = /^(text\/|application\/json)/.test(contentType);
      const content = isText ? await response.text() : await response.arrayBuffer();
      const message = { type: 'fileContent', requestId, content, error: null, success: true, url };
      tell(message, isText ? [] : [content]);
    } catch (thrown) {
      tell({
        type: 'fileContent',
        requestId,
        content: null,
        error: String(thrown.message),
        success: false,
        url,
      });
    }
  }

  if (embedder === window) return;
  // A sandboxed frame has no origin: all files are another's to it.
  if (window.origin !== location.origin) {
    tell({ type: 'proxyError', error: 'This frame has no origin' });
    return;
  }
  window.addEventListener('message', (event) => {
    if (event.origin !== location.origin || event.source !== embedder) return;
    if (event.data?.type === 'fetchFile') answer(event.data);
  });
  tell({ type: 'proxyReady' });
})();
