import { eraseTakes } from '../../../lib/erase-takes.ts';
import { forgetDraft } from '../../draft/forget-draft.ts';
import { forgetHeard } from '../../story/last-heard.ts';
import { forgetRoom } from '../../story/room-memory.ts';

/** Forgets what this browser keeps of a user beside their session and stories. */
export function forgetPerson(): void {
  forgetDraft();
  forgetHeard();
  forgetRoom();
  eraseTakes();
}
