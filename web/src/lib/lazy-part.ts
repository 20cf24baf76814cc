import { type ComponentType, lazy } from 'react';

/** `lazy` for a part of the app that may be fetched before it is shown. */
export function lazyPart<Props>(part: () => Promise<{ default: ComponentType<Props> }>) {
  type Module = { default: ComponentType<Props> };
  let loaded: Module | null = null;
  const load = async (): Promise<Module> => {
    loaded = await part();
    return loaded;
  };
  // React takes a thenable that calls back at once for a module that is there. For a promise, even a resolved one, it would
  // show the fallback first, and that for 300 ms at least.
  // biome-ignore lint/suspicious/noThenProperty: it stands in for a promise.
  const atOnce = (module: Module) => ({ then: (use: (module: Module) => void) => use(module) });
  const hand = () => (loaded ? (atOnce(loaded) as unknown as Promise<Module>) : load());
  /** Loads it before it is shown, and resolves then. It also resolves when the file does not arrive: showing it tries again. */
  const arrived = () =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(lazy(hand), { arrived, preload: () => void arrived() });
}
