import { useWords } from '../../i18n/words.ts';
import { DownloadIcon } from '../../ui/drawings/action-icons.tsx';
import { downloadName, downloadUrl } from './playback/audio-source.ts';

type DownloadLinkProps = {
  url: string | null;
  title: string;
};

/** Download of a finished narration as `{title}.mp3`; disabled without an address. */
export function DownloadLink({ url, title }: DownloadLinkProps) {
  const { t } = useWords('player');
  const href = url === null ? null : downloadUrl(url, location.href);
  if (href === null) {
    return (
      <button
        type="button"
        className="icon-button"
        disabled
        aria-label={t('player.download')}
        title={t('player.downloadLater')}
      >
        <DownloadIcon />
      </button>
    );
  }
  return (
    <a
      className="icon-button"
      href={href}
      download={downloadName(title)}
      aria-label={t('player.download')}
      title={t('player.download')}
    >
      <DownloadIcon />
    </a>
  );
}
