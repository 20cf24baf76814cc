import type { Link } from '../../../../contract/schemas/links.ts';

export const canShare = () => typeof navigator.share === 'function';

/**
 * The phone's share sheet. A browser that has forgotten the press leaves the link on the page. The title of a link
 * without names is the page's to say.
 */
export async function shareLink({ url }: Pick<Link, 'url'>): Promise<void> {
  try {
    await navigator.share({ url, title: 'Cuéntame' });
  } catch {
    // Closed by the user, or refused: both leave the button.
  }
}
