/**
 * Page script that changes the document as the translator of a browser does: every text node is replaced by two
 * elements, one in the other, and so is every text that comes or changes later; `translate="no"` is left alone. Half of
 * the texts are replaced at once, of the other half the element comes before the text goes. The words stay as they are,
 * so that a test finds them. Starts when the document is there, before the app's scripts have run.
 */
export const TRANSLATOR = `(() => {
  const LEFT = 'script, style, noscript, textarea, input, select, svg, code, font, [translate=no], .notranslate, [contenteditable]';
  let replaced = 0;
  window.translatedTexts = () => replaced;
  function replace(text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    replaced += 1;
    if (replaced % 2) text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  }
  function replaceIn(node) {
    if (node.nodeType === 3) return replace(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(replace);
  }
  function start() {
    replaceIn(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replace(target);
        for (const node of addedNodes) if (node.isConnected) replaceIn(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    document.documentElement.classList.add('translated-ltr');
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();`;
