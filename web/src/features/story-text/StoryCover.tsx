import { useState } from 'react';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { coverOf } from '../../api/cover.ts';

type StoryCoverProps = {
  /** Null for a story that was started elsewhere and whose request is not known. */
  options: Pick<Story['options'], 'storyType' | 'ageGroup'> | null;
};

const UNKNOWN = { storyType: 'original', ageGroup: 'default' } as const;

/** Drawing of a story's kind, above its title. Its room stays when it does not arrive. */
export function StoryCover({ options }: StoryCoverProps) {
  const [isMissing, setMissing] = useState(false);
  const { url, pixels } = coverOf(options ?? UNKNOWN, 'small');
  return (
    <div className="story-cover">
      {isMissing ? null : (
        <img src={url} width={pixels} height={pixels} alt="" onError={() => setMissing(true)} />
      )}
    </div>
  );
}
