import { NotKept } from './kept-stories.ts';

/**
 * Registers the service worker, without which nothing is shown or played without a line. Resolves when it has all its
 * files.
 * @throws NotKept `refused`, `full`, or `unreachable` when not all files arrived
 */
export async function registerShell(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) throw new NotKept('refused');
  let registration: ServiceWorkerRegistration;
  try {
    registration = await serviceWorker.register('/service-worker.js');
  } catch (cause) {
    throw new NotKept((cause as Error).name === 'TypeError' ? 'unreachable' : 'refused', cause);
  }
  const installing = registration.installing ?? registration.waiting;
  if (registration.active || !installing) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (installing.state === 'activated') resolve();
      if (installing.state === 'redundant') reject(new NotKept('unreachable'));
    };
    installing.addEventListener('statechange', look);
    look();
  });
}
