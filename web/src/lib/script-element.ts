const loading = new Map<string, Promise<void>>();

/** Longer than a slow line needs; a blocker that never answers must not leave anybody waiting. */
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

/** Runs another site's script in the page, once however often it is asked for. Rejects, and may be tried again, when it does not come. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url) ?? load(url);
  loading.set(url, known);
  return known;
}
