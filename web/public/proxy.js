// Fetches files of our own API for the page that embeds this one. Spoken to by messages only:
//   in   { type: 'fetchFile', url, contentType, requestId }
//   out  { type: 'fileContent', requestId, content, error, success, url }
//        { type: 'proxyReady' } once, { type: 'proxyError', error } when this page cannot work here
// `content` is text for a contentType of text or JSON, else an ArrayBuffer. The client is
// src/features/player/playback/file-proxy.ts.
(() => {
  const api = new URLSearchParams(location.search).get('api');
  const embedder = window.parent;

  /** Posts only to pages of our origin. */
  function tell(message, transfer = []) {
    embedder.postMessage(message, { targetOrigin: location.origin, transfer });
  }

  function isOurs(url) {
    return URL.canParse(url) && new URL(url).origin === api;
  }

  async function answer({ url, contentType = '', requestId }) {
    try {
      if (!isOurs(url)) throw new Error('Not a file of ours');
      const response = await fetch(url, { mode: 'cors', credentials: 'omit' });
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
  if (!api || !URL.canParse(api) || new URL(api).origin !== api) {
    tell({ type: 'proxyError', error: 'No API origin was given' });
    return;
  }
  window.addEventListener('message', (event) => {
    if (event.origin !== location.origin || event.source !== embedder) return;
    if (event.data?.type === 'fetchFile') answer(event.data);
  });
  tell({ type: 'proxyReady' });
})();
