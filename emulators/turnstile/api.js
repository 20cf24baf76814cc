/**
 * Replaces Turnstile's script in development: the part of `turnstile` for explicit rendering (`?render=explicit`), with
 * the same names, parameters and callbacks.
 */
(() => {
  const base = new URL('.', document.currentScript.src);
  const SOURCE = 'built-in-turnstile';
  const widgets = new Map();
  let count = 0;

  const addressOf = ({ sitekey, action = '', language = 'auto' }) => {
    const url = new URL('widget', base);
    const shown = language === 'auto' ? document.documentElement.lang : language;
    url.search = new URLSearchParams({ sitekey, action, language: shown, origin: location.origin });
    return url.href;
  };

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== base.origin || data?.source !== SOURCE) return;
    const widget = [...widgets.values()].find(({ frame }) => frame.contentWindow === source);
    if (!widget) return;
    const { params } = widget;
    if (data.error) {
      params['error-callback']?.(data.error);
      return;
    }
    widget.token = data.token;
    params.callback?.(data.token);
  });

  function containerOf(container) {
    const element = typeof container === 'string' ? document.querySelector(container) : container;
    if (!element) throw new Error('[Cloudflare Turnstile] Could not find the container.');
    return element;
  }

  window.turnstile = {
    ready: (callback) => callback(),
    render(container, params) {
      if (!params?.sitekey) throw new Error('[Cloudflare Turnstile] Missing sitekey.');
      if (params.action && !/^[\w-]{1,32}$/.test(params.action))
        throw new Error('[Cloudflare Turnstile] Invalid action.');
      const frame = document.createElement('iframe');
      frame.title = 'Turnstile';
      frame.height = '65';
      frame.width = params.size === 'flexible' ? '100%' : '300';
      frame.style.border = '0';
      frame.src = addressOf(params);
      containerOf(container).replaceChildren(frame);
      count += 1;
      const id = `cf-chl-widget-${count}`;
      widgets.set(id, { frame, params, token: undefined });
      return id;
    },
    reset(id) {
      const widget = widgets.get(id);
      if (!widget) return;
      widget.token = undefined;
      widget.frame.src = addressOf(widget.params);
    },
    remove(id) {
      widgets.get(id)?.frame.remove();
      widgets.delete(id);
    },
    getResponse: (id) => widgets.get(id)?.token,
  };
})();
