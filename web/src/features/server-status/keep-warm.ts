const WARM_UP_MS = 240_000;

/**
 * Pings the API now and every four minutes, unless there is no connection. The answers are read to their end and not
 * used: an unread one would hold its connection.
 */
export function keepWarm(): void {
  const ping = () => {
    if (navigator.onLine === false) return;
    fetch('/test', { mode: 'no-cors', credentials: 'omit' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  };
  ping();
  setInterval(ping, WARM_UP_MS);
}
