import * as Radix from '@radix-ui/react-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Example } from '../../../../../contract/schemas/examples.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusItself, giveFocusBack } from '../../../ui/dialog-focus.ts';
import { CloseIcon, HeadphonesIcon } from '../../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { exampleTextQuery } from '../example-queries.ts';
import { ExampleImage } from '../ExampleImage.tsx';
import { languageOf } from '../filters.ts';
import type { ExampleMode } from '../open-example.ts';
import { ExampleBody } from './ExampleBody.tsx';
import { ShareExample } from './ShareExample.tsx';

type ExampleDialogProps = {
  /** Null for an unknown id in the address. */
  example: Example | null;
  mode: ExampleMode;
  /** Whether a press on this page opened it, not its address. */
  wasPressed: boolean;
  onMode: (mode: ExampleMode) => void;
  onClose: () => void;
};

/** Dialog of one example, to read or to listen to. */
export default function ExampleDialog(props: ExampleDialogProps) {
  const { example, mode, wasPressed, onMode, onClose } = props;
  const { t } = useWords('examples');
  const [opener] = useState(() => document.activeElement);

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content
          className="example-dialog rising"
          aria-describedby={undefined}
          // In the room, Escape leaves the room.
          onEscapeKeyDown={(event) => (event.target as Element).closest('dialog') && event.preventDefault()}
          onOpenAutoFocus={focusItself}
          onCloseAutoFocus={(event) => giveFocusBack(event, opener)}
        >
          <header className="example-dialog-head">
            <Radix.Title className="story-title" lang={example ? languageOf(example) : undefined}>
              {example?.title ?? t('examples.gone.title')}
            </Radix.Title>
            {example ? <ShareExample example={example} /> : null}
            <Radix.Close asChild>
              <IconButton label={t('examples.close')}>
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </header>
          {example ? (
            <OpenStory
              key={example.id}
              example={example}
              mode={mode}
              wasPressed={wasPressed}
              onMode={onMode}
            />
          ) : (
            <Notice className="m-5">{t('examples.gone.body')}</Notice>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type OpenStoryProps = Pick<ExampleDialogProps, 'mode' | 'wasPressed' | 'onMode'> & { example: Example };

function OpenStory({ example, mode, wasPressed, onMode }: OpenStoryProps) {
  const { t } = useWords('examples');
  const text = useQuery(exampleTextQuery(example), queryClient);
  const isHeard = mode === 'listen' && example.audioPath !== null;
  return (
    <ExampleBody
      example={example}
      text={text.data ?? null}
      isHeard={isHeard}
      playAtOnce={wasPressed}
      onRetry={() => text.refetch()}
      picture={<ExampleImage example={example} />}
    >
      {!isHeard && example.audioPath ? (
        <Button icon={<HeadphonesIcon width={20} height={20} />} onClick={() => onMode('listen')}>
          {t('examples.listen')}
        </Button>
      ) : null}
    </ExampleBody>
  );
}
