import type { ShellFailed } from '../../../lib/kept-files.ts';
import { NotKept } from './kept-stories.ts';

/** Longest wait for the reason of a worker that failed, in milliseconds: it says so before it ends. */
const REASON_MS = 1_000;

/** Why the service worker could not store its files. */
const failureTold = (workers: ServiceWorkerContainer) =>
  new Promise<ShellFailed['shellFailure']>((resolve) => {
    const onMessage = ({ data }: MessageEvent<Partial<ShellFailed> | null>) => {
      if (!data?.shellFailure) return;
      workers.removeEventListener('message', onMessage);
      resolve(data.shellFailure);
    };
    workers.addEventListener('message', onMessage);
  });

/**
 * Registers the service worker, without which nothing is shown or played without a line. Resolves when it has all its
 * files.
 * @throws NotKept `refused`, `full`, or `unreachable` when not all files arrived
 */
export async function registerShell(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) throw new NotKept('refused');
  const told = failureTold(serviceWorker);
  let registration: ServiceWorkerRegistration;
  try {
    registration = await serviceWorker.register('/service-worker.js');
  } catch (cause) {
    throw new NotKept((cause as Error).name === 'TypeError' ? 'unreachable' : 'refused', cause);
  }
  const installing = registration.installing ?? registration.waiting;
  if (registration.active || !installing) return;
  const state = await new Promise<ServiceWorkerState>((resolve) => {
    const look = () => {
      if (['activated', 'redundant'].includes(installing.state)) resolve(installing.state);
    };
    installing.addEventListener('statechange', look);
    look();
  });
  if (state === 'activated') return;
  const unknown = new Promise<'unreachable'>((resolve) =>
    setTimeout(() => resolve('unreachable'), REASON_MS),
  );
  throw new NotKept(await Promise.race([told, unknown]));
}
