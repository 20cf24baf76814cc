const loading = new Map<string, Promise<void>>();

/** Time limit, longer than a slow connection needs: a blocker may never answer. */
const TIMEOUT_MS = 15_000;

function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => fail('took too long'), TIMEOUT_MS);
    function fail(why: string) {
      clearTimeout(timer);
      script.remove();
      loading.delete(url);
      reject(new Error(`${url} ${why}`));
    }
    script.async = true;
    script.src = url;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail('did not load');
    document.head.append(script);
  });
}

/**
 * Loads a third-party script into the page, once for any number of calls. Rejects on failure; then the next call tries
 * again.
 */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url) ?? load(url);
  loading.set(url, known);
  return known;
}
