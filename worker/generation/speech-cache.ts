import { ownerOf } from '../files/keys.ts';
import type { SpeechDeps } from '../narration/speech.ts';
import type { GenerationsDeps } from './generations-deps.ts';

/**
 * The cache of speech. A sentence that R2 stores after its story was deleted is deleted as well: the deletion waits for
 * such a call, but not for ever.
 */
export function speechCache({
  env: { FILES },
  services: { clock },
  library,
  deletions,
}: Pick<GenerationsDeps, 'env' | 'services' | 'library' | 'deletions'>): SpeechDeps['cache'] {
  const put = async (key: string, value: Uint8Array<ArrayBuffer>, options?: R2PutOptions) => {
    const stored = await FILES.put(key, value, options);
    const story = ownerOf(key);
    if (story && !library.hasStory(story.id)) await deletions.remove([key], clock.now());
    return stored;
  };
  return {
    get: FILES.get.bind(FILES),
    head: FILES.head.bind(FILES),
    list: FILES.list.bind(FILES),
    put: put as R2Bucket['put'],
  };
}
