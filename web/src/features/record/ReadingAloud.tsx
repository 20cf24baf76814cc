import { type Ref, useEffect, useRef, useState } from 'react';
import { LANGUAGE_TABLE } from '../../../../contract/options.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { useWords } from '../../i18n/words.ts';
import { useStore } from '../../lib/store.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { PageSpinner } from '../../ui/Spinner.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { notifyThrown } from '../toasts/notify.ts';
import { placeOf, ReadingRoom, type RoomState, sentencesOf } from './reading-room.ts';
import type { Source } from './recorder-requests.ts';

/**
 * One sentence large, the next one small; recorded, heard, read again.
 * @param changes counts what the page changed among the takes: each asks the server again
 */
export function ReadingAloud({ source, changes }: { source: Source; changes: number }) {
  const { t } = useWords('record');
  const [room, setRoom] = useState<ReadingRoom | null>(null);
  useEffect(() => {
    const opened = new ReadingRoom(source);
    setRoom(opened);
    void opened.open();
    return () => opened.close();
    // The page makes a new part for another source.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (changes > 0) room?.reload().catch(notifyThrown);
  }, [room, changes]);
  return room ? <Opened room={room} source={source} /> : <PageSpinner label={t('record.title')} />;
}

function Opened({ room, source }: { room: ReadingRoom; source: Source }) {
  const { t } = useWords('record');
  const state = useStore(room.state);
  const { script, problem, consentedAt } = state;
  if (problem) {
    const isGone = problem.code === 'not_found';
    const gone = source.kind === 'account' ? t('record.storyGone') : t('record.gone');
    return (
      <>
        <h1 className="text-3xl">{t('record.title')}</h1>
        <ProblemNotice facts={problem} title={isGone ? gone : t('record.failed')}>
          {isGone ? null : <Button onClick={() => void room.open()}>{t('record.retry')}</Button>}
        </ProblemNotice>
      </>
    );
  }
  if (!script) return <PageSpinner label={t('record.title')} />;
  return (
    <>
      <p className="record-eyebrow">{t('record.title')}</p>
      <h1 className="text-3xl">{script.title}</h1>
      {consentedAt === null ? (
        <Consent onAgree={() => room.agree()} />
      ) : (
        <Sentence room={room} state={state} consentedAt={consentedAt} isByLink={source.kind === 'link'} />
      )}
      {source.kind === 'account' ? (
        <p>
          <a className="link" href={paths.story(source.storyId)}>
            {t('record.backToStory')}
          </a>
        </p>
      ) : null}
    </>
  );
}

function Consent({ onAgree }: { onAgree: () => void }) {
  const { t } = useWords('record');
  const [isAgreed, setAgreed] = useState(false);
  return (
    <section className="flex flex-col gap-4">
      <p>{t('record.intro')}</p>
      <Checkbox label={t('record.consent')} checked={isAgreed} onChange={setAgreed} />
      <p className="field-hint">{t('record.whoHears')}</p>
      <Button variant="primary" size="large" disabled={!isAgreed} onClick={onAgree}>
        {t('record.begin')}
      </Button>
    </section>
  );
}

type SentenceProps = { room: ReadingRoom; state: RoomState; consentedAt: string; isByLink: boolean };

function Sentence({ room, state, consentedAt, isByLink }: SentenceProps) {
  const { t } = useWords('record');
  const { script, language, index, read, unsent } = state;
  const sentences = sentencesOf(state);
  const at = sentences.findIndex((one) => one.index === index);
  const [sentence, next] = [sentences[at], sentences[at + 1]];
  const count = sentences.length;
  const readHere = sentences.filter((one) => read.has(placeOf(language, one.index))).length;
  const isRead = read.has(placeOf(language, index));
  const sides = script?.sides ?? [];
  const isAccepted = script?.takes.some(
    (take) => take.language === language && take.index === index && take.isAccepted,
  );
  return (
    <section className="record-room">
      {sides.length > 1 ? (
        <Segments
          legend={t('record.language')}
          value={language}
          options={sides.map(({ language: value }) => ({
            value,
            label: LANGUAGE_TABLE[value].name,
            lang: value,
          }))}
          onChange={(chosen) => room.goTo(chosen, index)}
        />
      ) : null}
      <p className="field-hint">
        <span>{t(isRead ? 'record.placeRead' : 'record.place', { number: at + 1, count })}</span>
      </p>
      <p className="record-sentence" lang={language}>
        {sentence?.text}
      </p>
      <p className="record-next" lang={next ? language : undefined}>
        {next ? <span className="record-then">{next.text}</span> : <span>{t('record.last')}</span>}
      </p>
      <Controls
        room={room}
        state={state}
        isFirst={at <= 0}
        isLast={!next}
        mayWithdraw={isByLink && isRead && !isAccepted}
      />
      <Said state={state} />
      <div
        className="ink-line"
        role="progressbar"
        aria-label={t('record.progress', { read: readHere, count })}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={readHere}
      >
        <div style={{ transform: `scaleX(${readHere / Math.max(count, 1)})` }} />
      </div>
      <p className="field-hint">
        {readHere < count ? t('record.progress', { read: readHere, count }) : <Ended unsent={unsent} />}
      </p>
      <p className="field-hint">
        <span>{t('record.consented', { day: dayInWords(consentedAt) })}</span>{' '}
        <span>{t('record.whoHears')}</span>
      </p>
    </section>
  );
}

function Ended({ unsent }: { unsent: number }) {
  const { t } = useWords('record');
  return <span>{unsent > 0 ? t('record.sending', { count: unsent }) : t('record.allRead')}</span>;
}

type ControlsProps = {
  room: ReadingRoom;
  state: RoomState;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the reader of a link may end what was read of this sentence. */
  mayWithdraw: boolean;
};

function Controls({ room, state, isFirst, isLast, mayWithdraw }: ControlsProps) {
  const { t } = useWords('record');
  const { phase, heard, index, language } = state;
  const main = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const before = useRef(phase);
  // Focus follows the work: from the end of a recording to the next sentence, and from there to its recording.
  useEffect(() => {
    if (phase === 'recorded' && before.current === 'preparing') forward.current?.focus();
    before.current = phase;
  }, [phase]);
  const isRecording = phase === 'recording';
  const isWaiting = phase === 'asking' || phase === 'preparing';
  const press = () => {
    sound.current?.pause();
    if (isRecording) room.stop();
    else void room.record();
  };
  const move = (by: 1 | -1) => {
    room.turn(by);
    main.current?.focus();
  };
  const label = {
    idle: t('record.record'),
    asking: t('record.asking'),
    recording: t('record.stop'),
    preparing: t('record.preparing'),
    recorded: t('record.recordAgain'),
  }[phase];
  return (
    <div className="record-controls">
      <RecordButton
        ref={main}
        isRecording={isRecording}
        busy={isWaiting}
        isMain={phase !== 'recorded'}
        onClick={press}
      >
        {label}
      </RecordButton>
      {heard ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its text stands above it */}
          <audio key={`${language} ${index} ${heard}`} ref={sound} src={heard} />
          <Button onClick={() => void sound.current?.play()}>{t('record.hear')}</Button>
        </>
      ) : null}
      {mayWithdraw && phase === 'idle' ? (
        <Button variant="plain" onClick={() => room.withdraw().catch(notifyThrown)}>
          {t('record.withdraw')}
        </Button>
      ) : null}
      {isFirst ? null : (
        <Button variant="plain" disabled={isRecording || isWaiting} onClick={() => move(-1)}>
          {t('record.back')}
        </Button>
      )}
      {isLast ? null : (
        <Button
          ref={forward}
          variant={phase === 'recorded' ? 'primary' : 'plain'}
          disabled={isRecording || isWaiting}
          onClick={() => move(1)}
        >
          {t('record.forward')}
        </Button>
      )}
    </div>
  );
}

type RecordButtonProps = {
  ref: Ref<HTMLButtonElement>;
  isRecording: boolean;
  isMain: boolean;
  busy: boolean;
  onClick: () => void;
  children: string;
};

function RecordButton({ isRecording, isMain, ...button }: RecordButtonProps) {
  return (
    <Button
      {...button}
      variant={isMain ? 'primary' : 'quiet'}
      size="large"
      className={isRecording ? 'record-on' : 'record-off'}
      aria-pressed={isRecording}
    />
  );
}

/** Notice for the reader, shown and announced. */
function Said({ state }: { state: RoomState }) {
  const { t } = useWords('record');
  const { phase, said, unsent, unsentBecause } = state;
  return (
    <div aria-live="polite" className="record-said">
      {phase === 'recording' ? <p>{t('record.recording')}</p> : null}
      {phase === 'recorded' && said.length === 0 ? <p>{t('record.recorded')}</p> : null}
      {said.map((one) => (
        <p key={one}>{t(`record.said.${one}`)}</p>
      ))}
      {unsent > 0 && unsentBecause ? (
        <ProblemNotice facts={unsentBecause} title={t('record.unsent', { count: unsent })} />
      ) : null}
    </div>
  );
}
