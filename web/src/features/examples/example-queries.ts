import { queryOptions } from '@tanstack/react-query';
import type { Example } from '../../../../contract/schemas/examples.ts';
import { DAY_MS } from '../../../../contract/time.ts';
import { api } from '../../api/client.ts';
import { anySignal, timeoutSignal } from '../../lib/abort.ts';
import { fileProxy } from '../player/files/file-fetching.ts';
import { bundledStory } from './bundled-stories.ts';
import { cachedTexts } from './cached-files.ts';
import { languageOf } from './filters.ts';
import { readDocument, readExamples } from './read-examples.ts';
import { servedList } from './served-list.ts';
import { mayPass, storageRetryDelay } from './storage-retry.ts';
import { storedFileName, storedFileUrl } from './stored-file.ts';
import { type ExampleText, loadText } from './text-loading.ts';

/** Time limit in milliseconds. The hidden page has its own limits. */
const STORAGE_TIMEOUT = 5_000;
const DIRECT_TIMEOUT = 5_000;
/** Cache time of a text: a corrected one is visible the next day. */
const KEPT_FRESH = DAY_MS;
const LIST_FRESH = 5 * 60_000;

export const exampleListQuery = queryOptions({
  queryKey: ['examples', 'list'],
  queryFn: async ({ signal }) => readExamples(await api.call<unknown>('/api/examples', { signal })),
  staleTime: LIST_FRESH,
  // `failures` counts from 0, `storageRetryDelay` from 1.
  retry: (failures, error) => mayPass(error) && storageRetryDelay(failures + 1) !== null,
  retryDelay: (failures) => storageRetryDelay(failures + 1) ?? 0,
  initialData: servedList,
  // As old as the build: shown at once, and requested again.
  initialDataUpdatedAt: 0,
});

/** `Response.json` is in Safari since 17. */
const jsonFile = (content: unknown) =>
  new Response(JSON.stringify(content), { headers: { 'content-type': 'application/json' } });

async function fetchText(url: string | null, signal: AbortSignal): Promise<string> {
  if (url === null) throw new Error('No path provided');
  const within = anySignal(signal, timeoutSignal(DIRECT_TIMEOUT));
  const response = await fetch(url, { mode: 'cors', credentials: 'omit', signal: within });
  if (!response.ok) throw new Error(`The text was answered with ${response.status}`);
  return response.text();
}

async function fetchTextByProxy(url: string | null, signal: AbortSignal): Promise<string> {
  if (url === null) throw new Error('No path provided');
  const content = await fileProxy.fetchFile(url, 'text/plain', signal);
  if (typeof content !== 'string') throw new Error('The hidden page sent no text');
  return content;
}

/** Query of one example's text, by the first way that works. */
export function exampleTextQuery(example: Example) {
  const { id, textPath } = example;
  const url = storedFileUrl(textPath);
  const fileName = storedFileName(textPath ?? `${id}.txt`);
  return queryOptions({
    queryKey: ['examples', 'text', id],
    queryFn: ({ signal }) =>
      loadText(
        {
          storage: async () => {
            const request = { signal, timeoutMs: STORAGE_TIMEOUT };
            return readDocument(await api.call<unknown>(`/api/examples/${encodeURIComponent(id)}`, request));
          },
          direct: () => fetchText(url, signal),
          proxy: () => fetchTextByProxy(url, signal),
          bundled: () => bundledStory(id, languageOf(example)),
          readKept: async () => {
            const kept = await cachedTexts.read(fileName);
            if (!kept) return null;
            const text = (await kept.response.json()) as ExampleText;
            return { text, isFresh: Math.abs(Date.now() - kept.keptAt) < KEPT_FRESH };
          },
          keep: (text) => cachedTexts.write(fileName, jsonFile(text)),
        },
        signal,
        (reason) => console.warn(`The text of ${id}:`, reason),
      ),
    // A bundled replacement is not the story: it is requested again when opened next. If even the bundled stories could
    // not be loaded, the connection may be back in a moment.
    refetchInterval: ({ state }) =>
      state.data?.kind === 'failed' ? (storageRetryDelay(state.dataUpdateCount) ?? false) : false,
    staleTime: ({ state }) => (state.data?.kind === 'own' ? Number.POSITIVE_INFINITY : 0),
  });
}
