import { type RefObject, useId, useRef, useState } from 'react';
import { SENTENCE_MAX_LENGTH } from '../../../../contract/limits.ts';
import type { Language } from '../../../../contract/options.ts';
import type { ProposedSide, SentenceChange } from '../../../../contract/schemas/edits.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { api } from '../../api/client.ts';
import { storyQuery } from '../../api/library-queries.ts';
import { Problem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TrashIcon } from '../../ui/drawings/action-icons.tsx';
import { RefreshIcon } from '../../ui/drawings/icons.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSubmit } from '../problems/use-submit.ts';
import { showStory } from '../story/show-story.ts';
import { notify, notifyThrown } from '../toasts/notify.ts';
import './edit.css';

type SentenceFormProps = { story: Story };

/** Changes a sentence of a story or leaves it out, in both its languages: first which one, then its words. */
export default function SentenceForm({ story }: SentenceFormProps) {
  const { t } = useWords('edit');
  const [index, setIndex] = useState<number | null>(null);
  const chosen = story.sentences.find((sentence) => sentence.index === index);
  return (
    <div className="edit">
      <RadioGroup
        legend={t('edit.which')}
        value={String(index)}
        options={story.sentences.map((sentence) => ({ value: String(sentence.index), text: sentence.text }))}
        onChange={(value) => setIndex(Number(value))}
        classNames={{ group: 'edit-which', options: 'edit-sentences' }}
      >
        {({ text }) => (
          <span className="edit-sentence" lang={story.language}>
            {text}
          </span>
        )}
      </RadioGroup>
      {chosen ? (
        <Change key={chosen.index} story={story} index={chosen.index} onLeftOut={() => setIndex(null)} />
      ) : null}
    </div>
  );
}

type ChangeProps = { story: Story; index: number; onLeftOut: () => void };

/** Words of one sentence. Fields keep their texts, so that a refused change can be corrected. */
function Change({ story, index, onLeftOut }: ChangeProps) {
  const { t } = useWords('edit');
  const { t: ofBoth } = useWords('bilingual');
  const nameOf = (one: Language) => ofBoth(`bilingual.languages.${one}`);
  const { sentences, translation, language } = story;
  const text = sentences.find((sentence) => sentence.index === index)?.text ?? '';
  const side = translation?.sentences.find((sentence) => sentence.index === index)?.text ?? null;
  const before: SentenceChange['before'] = { text, translation: side };
  const [isMissing, setMissing] = useState(false);
  /** Own words for which the other language was left as it was, once said. */
  const [isSideOld, setSideOld] = useState(false);
  const [leaving, setLeaving] = useState<'asked' | 'now' | null>(null);
  const own = useRef<HTMLTextAreaElement>(null);
  const other = useRef<HTMLTextAreaElement>(null);
  const path = `/api/stories/${encodeURIComponent(story.id)}/sentences/${index}`;

  async function change(body: SentenceChange) {
    try {
      showStory(await api.call<Story>(path, { method: 'PUT', body }));
      queryClient.invalidateQueries({ queryKey: ['stories', 'list'] });
    } catch (thrown) {
      // The page shows what another device made of it.
      if (thrown instanceof Problem && thrown.code === 'sentence_changed')
        showStory(await queryClient.fetchQuery({ ...storyQuery(story.id), staleTime: 0 }));
      throw thrown;
    }
  }

  const { busy, problem, submit } = useSubmit({
    check(fields) {
      const [words, otherWords] = [fields('text').trim(), fields('translation').trim()];
      const isOld =
        translation !== undefined && words !== text && otherWords === (side ?? '') && side !== null;
      setMissing(words === '');
      setSideOld(isOld);
      return words !== '' && (!isOld || isSideOld);
    },
    async send(fields) {
      const words = fields('text').trim();
      await change({
        before,
        text: words,
        translation: translation ? fields('translation').trim() || null : null,
      });
      setSideOld(false);
      notify(t('edit.saved'));
    },
  });

  function propose(text: string) {
    if (other.current) other.current.value = text;
    setSideOld(false);
  }

  async function leaveOut() {
    setLeaving('now');
    try {
      await change({ before, text: null, translation: null });
      notify(t('edit.leftOut'));
      onLeftOut();
    } catch (thrown) {
      notifyThrown(thrown);
      setLeaving(null);
    }
  }

  return (
    <form className="edit-words" noValidate onSubmit={submit}>
      <Words
        field={own}
        name="text"
        label={translation ? t('edit.in', { language: nameOf(language) }) : t('edit.words')}
        lang={language}
        initial={text}
        error={isMissing ? t('edit.missing') : null}
      />
      {translation ? (
        <>
          <Words
            field={other}
            name="translation"
            label={t('edit.in', { language: nameOf(translation.language) })}
            lang={translation.language}
            initial={side ?? ''}
            hint={t('edit.noSide')}
            error={isSideOld ? t('edit.sideOld') : null}
          />
          <Proposal path={`${path}/translation`} own={own} onProposed={propose} />
        </>
      ) : null}
      <p className="field-hint">{t('edit.sound')}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t('edit.save')}
        </Button>
        {sentences.length > 1 ? (
          <Button icon={<TrashIcon width={20} />} onClick={() => setLeaving('asked')}>
            {t('edit.leaveOut')}
          </Button>
        ) : null}
      </div>
      {problem ? <ProblemNotice facts={problem} title={t('edit.failed')} /> : null}
      {leaving ? (
        <ConfirmDialog
          title={t('edit.leaveOutTitle')}
          body={t('edit.leaveOutBody', { sentence: text })}
          confirmLabel={t('edit.leaveOut')}
          cancelLabel={t('common.cancel')}
          busy={leaving === 'now'}
          onConfirm={leaveOut}
          onCancel={() => setLeaving(null)}
        />
      ) : null}
    </form>
  );
}

type WordsProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  name: string;
  label: string;
  lang: Language;
  initial: string;
  hint?: string;
  error: string | null;
};

/** Field of a sentence in one language. */
function Words({ field, name, label, lang, initial, hint, error }: WordsProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        name={name}
        className="text-field"
        rows={3}
        lang={lang}
        maxLength={SENTENCE_MAX_LENGTH}
        defaultValue={initial}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint ? (
        <p id={`${id}-hint`} className="field-hint mt-1.5">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

type ProposalProps = {
  path: string;
  own: RefObject<HTMLTextAreaElement | null>;
  onProposed: (text: string) => void;
};

/** Button that fills in the other language of the words, where the writer has a proposal. */
function Proposal({ path, own, onProposed }: ProposalProps) {
  const { t } = useWords('edit');
  const [state, setState] = useState<'asking' | 'none' | null>(null);
  async function propose() {
    const words = own.current?.value.trim() ?? '';
    if (words === '') return;
    setState('asking');
    try {
      const { text } = await api.call<ProposedSide>(path, { method: 'POST', body: { text: words } });
      if (text !== null) onProposed(text);
      setState(text === null ? 'none' : null);
    } catch (thrown) {
      setState(null);
      notifyThrown(thrown);
    }
  }
  return (
    <div>
      <Button icon={<RefreshIcon width={20} />} busy={state === 'asking'} onClick={propose}>
        {t('edit.propose')}
      </Button>
      <p role="status" className="field-hint mt-1.5">
        {state === 'none' ? t('edit.noProposal') : ''}
      </p>
    </div>
  );
}
