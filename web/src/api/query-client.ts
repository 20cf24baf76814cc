import { QueryClient } from '@tanstack/react-query';
import { Problem } from './problem.ts';

/** Query cache of all pages. Refusals are final; only connection failures are retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => error instanceof Problem && error.code === 'network' && failures < 2,
    },
  },
});
