import { useQuery } from '@tanstack/react-query';
import { type PartBox, readParts } from '../../../../contract/picture.ts';
import { queryClient } from '../../api/query-client.ts';

/** Where the parts of a drawing are; empty until it says so. Those of the drawing before stay until then. */
export function useParts(url: string): readonly PartBox[] {
  const { data } = useQuery(
    {
      queryKey: ['picture-parts', url],
      async queryFn() {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`${url} answered with ${answer.status}`);
        return readParts(await answer.text());
      },
      staleTime: Infinity,
      placeholderData: (before: PartBox[] | undefined) => before,
    },
    queryClient,
  );
  return data ?? [];
}
