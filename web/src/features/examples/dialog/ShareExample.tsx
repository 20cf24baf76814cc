import type { Example } from '../../../../../contract/schemas/examples.ts';
import { useWords } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { CopyIcon, ShareIcon } from '../../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { notify } from '../../toasts/notify.ts';

/** Shares the story's address: by the phone's share sheet, else by the clipboard. */
export function ShareExample({ example }: { example: Example }) {
  const { t } = useWords('examples');
  const url = new URL(paths.example(example.id), window.location.origin).href;
  const data = { title: example.title, url };
  const hasSheet = navigator.canShare?.(data) === true && window.matchMedia('(pointer: coarse)').matches;

  async function share() {
    if (!hasSheet) {
      await navigator.clipboard.writeText(url);
      await notify(t('examples.linkCopied'), 'success');
      return;
    }
    await navigator.share(data);
  }

  function onClick() {
    share().catch((thrown: unknown) => {
      // A closed share sheet is no failure.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
      notify(t('examples.linkFailed', { url }), 'error');
    });
  }

  return (
    <IconButton label={hasSheet ? t('examples.share') : t('examples.copyLink')} onClick={onClick}>
      {hasSheet ? <ShareIcon /> : <CopyIcon />}
    </IconButton>
  );
}
