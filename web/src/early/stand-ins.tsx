import type { ReactNode } from 'react';
import { currentLanguage } from '../i18n/language.ts';

/**
 * What the early pages have in place of libraries, and of modules that only act or only follow a press
 * (`web/build/early-pages.ts`). A component that is missing here has not loaded, any other export is undefined.
 */

/** Put in by the build: texts by key, in the page's language. */
declare const __TEXTS__: Record<string, string>;

// i18next

function t(key: string, values: Record<string, string | number> = {}): string {
  const { count } = values;
  const form = typeof count === 'number' ? `_${new Intl.PluralRules(currentLanguage()).select(count)}` : '';
  const text = __TEXTS__[key + form] ?? __TEXTS__[key] ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
}
export const useTranslation = () => ({ t });
export const useWords = useTranslation;

export function usePageTitle(page: string): void {
  document.title = t('common.documentTitle', { page });
}

/** The app's own marks go with its parts, which have come by then. */
export function useRootMark(mark: string, isSet = true): void {
  if (isSet && mark !== 'loading') document.documentElement.setAttribute(`data-${mark}`, '');
}

// React Router

type LinkProps = { to: string; children: ReactNode; className?: string; end?: boolean; state?: unknown };

export const Link = ({ to, state: _, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export function NavLink({ to, end = false, className, children }: LinkProps) {
  const { pathname } = window.location;
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <a
      href={to}
      aria-current={isHere ? 'page' : undefined}
      className={isHere ? `${className} active` : className}
    >
      {children}
    </a>
  );
}

let page: (() => ReactNode) | undefined;
export const Outlet = () => page?.() ?? null;
/** Sets the page within the frame. */
export const setPage = (next: () => ReactNode): void => {
  page = next;
};

const none = () => undefined;
export const useLocation = () => ({ pathname: window.location.pathname, state: null });
export const useNavigate = () => none;
export const useNavigationType = () => 'POP';
export const useParams = () => ({ id: window.location.pathname.split('/').at(-1) });
export const useSearchParams = () => [new URLSearchParams(), none];

// TanStack Query

type Query = { queryKey: readonly unknown[] };
const answers = new Map<string, unknown>();
/** Gives the answer of a query. */
export const setAnswer = ({ queryKey }: Query, data: unknown): void =>
  void answers.set(queryKey.join('\n'), data);

export const queryOptions = <Options,>(options: Options) => options;
export const infiniteQueryOptions = queryOptions;
export function useQuery({ queryKey }: Query) {
  const data = answers.get(queryKey.join('\n'));
  return { data, isSuccess: data !== undefined, isPending: data === undefined, isError: false };
}
export function useInfiniteQuery(query: Query) {
  const list = useQuery(query);
  const { pages = [] } = (list.data ?? {}) as { pages?: { nextCursor: string | null }[] };
  return { ...list, hasNextPage: pages.some(({ nextCursor }) => nextCursor !== null) };
}

export const useMutation = () => ({ isPending: false });

// Modules of the app

const Transparent = ({ children }: { children: ReactNode }) => children;
export const ErrorBoundary = Transparent;
export const NarrationProvider = Transparent;
export const WordMarks = ({ children }: { children: ReactNode }) => (
  <div className="contents">{children}</div>
);
export const NarrationBar = () => null;
export const OneSided = NarrationBar;
export const useSubmit = () => ({ busy: false, problem: null });
export const useAnotherNight = () => none;
export const useKeptPlace = none;
export const useFollowAlong = none;
export const usePressOrHold = () => ({});
export const useDeleting = () => new Set<string>();
export const useIsWriting = () => false;
export const useNarratedSentence = () => ({ index: null, language: null, saidIn: null, canPlayFrom: false });
export const useSentenceAlone = () => null;
export const useSentenceSpeech = () => ({ hear: none });
