import { useMutation, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { SAYING_MAX_LENGTH } from '../../../../../contract/limits.ts';
import { type Language, languageOfVoice, type VoiceId } from '../../../../../contract/options.ts';
import { SAID } from '../../../../../contract/said.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useUser } from '../../../api/use-user.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { deleteSaying, keepSaying, renewedStory, sayingsQuery } from '../../sayings/saying-requests.ts';
import { notifyThrown } from '../../toasts/notify.ts';
import { SpeakerIcon } from '../icons.tsx';
import { useNarration } from '../narration-context.ts';
import { languageRead } from '../narration/choice.ts';
import { SentenceSpeechContext } from '../sentence-speech.ts';
import { namesOf } from './said-words.ts';
import { useHearWord } from './use-hear-word.ts';
import './said.css';

/** How a voice says a name or a word: heard, written as it sounds, heard again, kept. @param focus a word to begin with */
export default function SaidRight({ focus }: { focus: string | null }) {
  const { t } = useWords('sayings');
  const { story, runner, choice } = useNarration();
  const speech = useContext(SentenceSpeechContext);
  const user = useUser();
  const { data } = useQuery({ ...sayingsQuery(user?.id ?? ''), enabled: user !== null }, queryClient);
  const names = namesOf(story);
  const [word, setWord] = useState(focus ?? names[0] ?? '');
  const [as, setAs] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const id = useId();
  const language: Language = languageRead(story, choice.voiceId);
  const voiceId: VoiceId | undefined =
    languageOfVoice(choice.voiceId) === language ? choice.voiceId : undefined;
  const kept = data?.sayings.find((one) => one.word === word.trim() && one.language === language) ?? null;
  const spelling = as ?? kept?.said ?? '';
  const { busy, hear } = useHearWord(notifyThrown);
  const looking = useRef(new AbortController());
  useEffect(() => () => looking.current.abort(), []);

  const choose = (next: string) => {
    setWord(next);
    setAs(null);
    setTold(null);
  };
  /** @param unheard where no sound of the story has the word */
  const changed = (sentence: string, unheard: string) => ({
    onSuccess() {
      const { versions: before } = runner.getState();
      setTold(sentence);
      setAs(null);
      speech?.sentences.forget();
      queryClient.invalidateQueries({ queryKey: ['sayings'] });
      looking.current.abort();
      const { signal } = (looking.current = new AbortController());
      renewedStory({ id: story.id, narrations: before }, signal).then(
        (isRenewed) => {
          if (isRenewed !== null) setTold(isRenewed ? t('said.renewed') : unheard);
        },
        () => undefined,
      );
    },
    onError: notifyThrown,
  });
  const isSilent = story.narrations.length === 0;
  const keeping = useMutation(
    {
      mutationFn: keepSaying,
      ...changed(isSilent ? t('said.keptSilent') : t('said.kept'), t('said.keptSilent')),
    },
    queryClient,
  );
  const forgetting = useMutation(
    { mutationFn: deleteSaying, ...changed(t('said.forgotten'), t('said.forgotten')) },
    queryClient,
  );
  const isUsable = (text: string) => SAID.test(text.trim());
  const isWrong = (text: string) => text.trim() !== '' && !isUsable(text);
  const hearAs = (text: string) =>
    hear({ storyId: story.id, language, text: text.trim(), ...(voiceId && { voiceId }) });

  return (
    <div className="said" role="group" aria-labelledby={id}>
      <h3 id={id} className="settings-heading">
        {t('said.title')}
      </h3>
      {names.length > 1 ? (
        <div className="chips">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className="chip said-name"
              aria-pressed={name === word}
              onClick={() => choose(name)}
            >
              {name}
            </button>
          ))}
        </div>
      ) : null}
      <TextField
        label={t('said.which')}
        lang={language}
        maxLength={SAYING_MAX_LENGTH}
        autoComplete="off"
        error={isWrong(word) ? t('said.letters') : null}
        value={word}
        onChange={(event) => choose(event.target.value)}
        end={
          <Hear
            word={word}
            disabled={!isUsable(word)}
            busy={busy}
            onHear={() => hearAs(kept?.said ?? word)}
          />
        }
      />
      <TextField
        label={t('said.as')}
        hint={t('said.asHint')}
        lang={language}
        maxLength={SAYING_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isWrong(spelling) ? t('said.letters') : null}
        value={spelling}
        onChange={(event) => {
          setAs(event.target.value);
          setTold(null);
        }}
        end={
          <Hear word={spelling} disabled={!isUsable(spelling)} busy={busy} onHear={() => hearAs(spelling)} />
        }
      />
      <div className="said-end">
        <Button
          disabled={!isUsable(word) || !isUsable(spelling) || spelling.trim() === kept?.said}
          busy={keeping.isPending}
          onClick={() => keeping.mutate({ language, word: word.trim(), said: spelling.trim() })}
        >
          {t('said.keep')}
        </Button>
        {kept ? (
          <Button variant="plain" busy={forgetting.isPending} onClick={() => forgetting.mutate(kept.id)}>
            {t('said.forget')}
          </Button>
        ) : null}
      </div>
      <p className="field-hint" role="status">
        {told}
      </p>
    </div>
  );
}

type HearProps = { word: string; disabled: boolean; busy: boolean; onHear: () => void };

function Hear({ word, disabled, busy, onHear }: HearProps) {
  const { t } = useWords('sayings');
  const label = t('said.hear', { word: word.trim() });
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={onHear}
    >
      <SpeakerIcon width={20} height={20} />
    </button>
  );
}
