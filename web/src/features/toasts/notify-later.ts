/** Says what went wrong, once its file has loaded: for parts of the first screen. */
export async function notifyLater(thrown: unknown): Promise<void> {
  const { notifyThrown } = await import('./notify.ts');
  notifyThrown(thrown);
}
