import { type ComponentType, lazy } from 'react';

/** `lazy` with a preload. */
export function lazyPart<Props>(part: () => Promise<{ default: ComponentType<Props> }>) {
  type Module = { default: ComponentType<Props> };
  let loaded: Module | null = null;
  const load = async (): Promise<Module> => {
    loaded = await part();
    return loaded;
  };
  // React takes a thenable that calls back at once for a loaded module. For a promise, even a resolved one, it would
  // show the fallback first, and that for 300 ms at least.
  // oxlint-disable-next-line unicorn/no-thenable -- deliberately thenable.
  const atOnce = (module: Module) => ({ then: (resolve: (module: Module) => void) => resolve(module) });
  const hand = () => (loaded ? (atOnce(loaded) as unknown as Promise<Module>) : load());
  /** Preloads the part and resolves then. Also resolves when the file fails to load: rendering tries again. */
  const arrived = () =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(lazy(hand), { arrived, preload: () => void arrived() });
}
