import type { Link } from '../../../../contract/schemas/links.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyIcon, ShareIcon } from '../../ui/drawings/action-icons.tsx';
import { notify } from '../toasts/notify.ts';
import { canShare, shareLink } from './share-link.ts';

type MadeLinkProps = {
  link: Pick<Link, 'url'>;
  /** Until when it is open. */
  label: string;
};

/** A link that was made: to see, to share, to copy. */
export function MadeLink({ link, label }: MadeLinkProps) {
  const { t } = useWords('story');
  return (
    <>
      <label className="field-label flex flex-col gap-2">
        <span>{label}</span>
        <input
          className="text-field"
          readOnly
          value={link.url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        {canShare() ? (
          <Button variant="primary" icon={<ShareIcon width={20} />} onClick={() => shareLink(link)}>
            {t('send.share')}
          </Button>
        ) : null}
        <Button
          icon={<CopyIcon width={20} />}
          onClick={() => {
            navigator.clipboard.writeText(link.url).then(
              () => notify(t('send.copied'), 'success'),
              () => notify(t('send.copyFailed'), 'error'),
            );
          }}
        >
          {t('send.copy')}
        </Button>
      </div>
    </>
  );
}
