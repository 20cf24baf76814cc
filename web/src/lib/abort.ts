/**
 * Signal that is aborted with the first of several. `AbortSignal.any` is in Safari since 17.4, in Chrome since 116, in
 * Firefox since 124.
 */
export function anySignal(...signals: (AbortSignal | undefined)[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    const abort = () => any.abort(signal?.reason);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { signal: any.signal });
  }
  return any.signal;
}

/** Signal that is aborted with a `TimeoutError`. That of `AbortSignal.timeout` is an `AbortError` before Chrome 124. */
export function timeoutSignal(ms: number): AbortSignal {
  const timer = new AbortController();
  setTimeout(() => timer.abort(new DOMException('Timed out', 'TimeoutError')), ms);
  return timer.signal;
}
