/** Registration of the service worker; undefined without one, and where the browser has none. */
export async function shellRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.getRegistration();
  } catch {
    // Private windows and browsers that forbid storage refuse to say.
    return undefined;
  }
}
