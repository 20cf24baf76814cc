import { queryOptions } from '@tanstack/react-query';
import { readShelf } from './kept/kept-stories.ts';

/** Query of what is kept on this device, which needs no line. @param isWanted false: nothing is kept */
export function shelfQuery(userId: string | undefined, isWanted = true) {
  return queryOptions({
    queryKey: ['tonight', userId],
    queryFn: () => readShelf(userId ?? ''),
    enabled: isWanted && userId !== undefined,
    networkMode: 'always',
    retry: false,
  });
}
