import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** `listen`: with the narration, if there is one; `read`: the text only. */
export type ExampleMode = 'read' | 'listen';

const STORY = 'story';
const MODE = 'as';
const TEXT_ONLY = 'text';

export type OpenExample = { id: string; mode: ExampleMode };

export function readOpenExample(params: URLSearchParams): OpenExample | null {
  const id = params.get(STORY);
  return id ? { id, mode: params.get(MODE) === TEXT_ONLY ? 'read' : 'listen' } : null;
}

/** The address with an example open, or with none; its other parameters stay. */
export function withOpenExample(params: URLSearchParams, open: OpenExample | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(STORY);
  next.delete(MODE);
  if (open) next.set(STORY, open.id);
  if (open?.mode === 'read') next.set(MODE, TEXT_ONLY);
  return next;
}

/** Open example of the address. When it was opened on this page, going back closes it. */
export function useOpenExample() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wasPressed: boolean = state?.pressed === true;
  const wasPushed: boolean = state?.pushed === true;
  const open = readOpenExample(params);
  return {
    open,
    /** Whether it was opened by a press on this page. */
    wasPressed,
    show: (next: OpenExample) =>
      setParams((now) => withOpenExample(now, next), {
        preventScrollReset: true,
        replace: open !== null,
        state: { pressed: true, pushed: open === null || wasPushed },
      }),
    close: () => {
      if (wasPushed) navigate(-1);
      else setParams((now) => withOpenExample(now, null), { preventScrollReset: true, replace: true });
    },
  };
}
