import { QueryClient } from '@tanstack/react-query';
import { Problem } from './problem.ts';

/** What the server said, shared by all pages. Refusals are final; only a bad connection is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => error instanceof Problem && error.code === 'network' && failures < 2,
    },
  },
});
