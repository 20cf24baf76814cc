/**
 * Stand-in for React in the early pages (`web/build/early-pages.ts`): components run once and give DOM nodes. There is
 * no second rendering, no effect, no event handler and no context beside its default. React's own renderer weighs ten
 * times as much as the pages that this builds.
 */

/** What a component gives while a part of it has not loaded. Its nearest `Suspense` shows the fallback instead. */
const PENDING = Symbol('pending');

type Part = Node | string | number | boolean | null | undefined | typeof PENDING | Part[];
type Props = Record<string, unknown> & { children?: Part };
type Component = (props: Props) => Part;

const SVG = 'http://www.w3.org/2000/svg';
const SVG_ELEMENTS = new Set(['circle', 'defs', 'ellipse', 'g', 'line', 'path', 'rect', 'svg']);
/** Attributes of SVG with a dash in their name. */
const DASHED = /^(?:clip|fill|stop|stroke)(?=[A-Z])/;
const NAMES: Record<string, string> = { className: 'class', defaultValue: 'value', htmlFor: 'for' };
/** Attributes that are there for false too. */
const NAMES_BOOLEANS = /^(?:aria-.*|data-.*|focusable)$/;
const NOT_ATTRIBUTES = /^(?:children|key|ref|on[A-Z]\w*)$/;

const isPending = (part: Part): boolean => part === PENDING || (Array.isArray(part) && part.some(isPending));

/** Text never becomes markup. */
export function append(to: Element, part: Part): void {
  if (Array.isArray(part)) for (const one of part) append(to, one);
  else if (part instanceof Node) to.append(part);
  else if (typeof part === 'string' || typeof part === 'number') to.append(String(part));
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (NOT_ATTRIBUTES.test(name) || value === null || value === undefined) return;
  if (typeof value === 'boolean' && !NAMES_BOOLEANS.test(name)) {
    if (value) element.setAttribute(name.toLowerCase(), '');
    return;
  }
  const isSvg = element.namespaceURI === SVG;
  const dashed = (camel: string) => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const own = isSvg ? (DASHED.test(name) ? dashed(name) : name) : name.toLowerCase();
  element.setAttribute(NAMES[name] ?? own, String(value));
}

/** @param type undefined for a component that has no stand-in: it has not loaded */
export function jsx(type: string | Component | undefined, props: Props): Part {
  if (type === undefined) return PENDING;
  if (typeof type !== 'string') return type(props);
  if (isPending(props.children)) return PENDING;
  const element = SVG_ELEMENTS.has(type) ? document.createElementNS(SVG, type) : document.createElement(type);
  // A picture begins to load with its source.
  const { src, ...before } = props;
  for (const [name, value] of Object.entries(before)) setAttribute(element, name, value);
  setAttribute(element, 'src', src);
  append(element, props.children);
  return element;
}

export const jsxs = jsx;
/** Of elements with properties spread before their key. */
export const createElement = jsx;

export const Fragment: Component = ({ children }) => children;

export const Suspense = ({ children, fallback }: Props & { fallback?: Part }): Part =>
  isPending(children) ? (fallback ?? null) : children;

export const lazy = (): Component => () => PENDING;
export const memo = (component: Component): Component => component;

export const useState = (initial: unknown) => [
  typeof initial === 'function' ? initial() : initial,
  () => undefined,
];
export const useRef = (initial: unknown = null) => ({ current: initial });
export const useMemo = (make: () => unknown) => make();
export const useCallback = (callback: unknown) => callback;
export const useSyncExternalStore = (_subscribe: unknown, read: () => unknown) => read();
export const useEffect = () => undefined;
export const useLayoutEffect = useEffect;

let ids = 0;
export const useId = () => `early-${++ids}`;
