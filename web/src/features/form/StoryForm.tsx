import { type FormEvent, type ReactElement, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHILD_NAMES_MAX_LENGTH } from '../../../../contract/limits.ts';
import type { GenerateRequest } from '../../../../contract/schemas/series.ts';
import { useUser } from '../../api/use-user.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { painted } from '../../lib/painted.ts';
import { Button } from '../../ui/Button.tsx';
import { PenIcon } from '../../ui/drawings/icons.tsx';
import { IntoView } from '../../ui/IntoView.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toRequest } from '../draft/draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { AccountCard, nextArrived, StoryDisplay } from '../story-view/story-page.ts';
import { isRequesting, requestAwaitingSignIn, type StoryState } from '../story/story-state.ts';
import { loadStoryRunner, storyRunner, useStoryState } from '../story/story-store.ts';
import { StoryOptions } from './StoryOptions.tsx';
import { TopicField } from './TopicField.tsx';
import { useMaySubmit } from './use-may-submit.ts';

const Refusal = lazyPart(() => import('./Refusal.tsx'));
const FormNight = lazyPart(() => import('../series/FormNight.tsx'));
const DemoNotice = lazyPart(() => import('../demo/DemoNotice.tsx'));

type SendFormProps = {
  /** What is to be requested; null, with what is missing said, for a form that is not complete. */
  complete: () => GenerateRequest | null;
  state: StoryState;
  /** The form's pages: not rendered again when it is sent, before the paint that answers the press. */
  children: ReactElement[];
};

/** The form around its pages, with the button that sends it. */
function SendForm({ complete, state, children }: SendFormProps) {
  const { t } = useTranslation();
  const user = useUser();
  const maySubmit = useMaySubmit(state);
  const [sending, setSending] = useState(false);
  const busy = sending || isRequesting(state);

  function submit(event: FormEvent) {
    event.preventDefault();
    const request = complete();
    if (request && !busy) send(request);
  }

  async function send(request: GenerateRequest) {
    setSending(true);
    try {
      await painted();
      // Loaded together with the next page, so that no blank page comes between.
      const [runner] = await Promise.all([loadStoryRunner(), nextArrived()]);
      runner.submit(request);
      // Behind the account card, for the story that follows it.
      StoryDisplay.preload();
    } catch (thrown) {
      const { notifyThrown } = await import('../toasts/notify.ts');
      notifyThrown(thrown);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      className="book book-open"
      aria-label={t('storyForm.label')}
      noValidate
      // Preloads the next page while the form is filled in.
      onFocus={nextArrived}
      onPointerDown={nextArrived}
      onSubmit={submit}
    >
      {/* oxlint-disable-next-line texts/own-element -- Elements, by its type. */}
      {children}
      <div className="send">
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          busy={busy}
          disabled={!busy && !maySubmit}
          icon={<PenIcon />}
        >
          {busy ? t('storyForm.generating') : t('storyForm.generate')}
        </Button>
      </div>
      <div className="send-foot">
        {user ? (
          <p className="field-hint">{t('storyForm.remaining', { count: user.storiesRemaining })}</p>
        ) : null}
      </div>
    </form>
  );
}

/** Form that requests a story. */
export function StoryForm() {
  const { t } = useTranslation();
  const { draft, change, reset } = useDraft();
  const [topicMissing, setTopicMissing] = useState(false);
  const topicField = useRef<HTMLTextAreaElement>(null);
  const state = useStoryState();
  const isAsked = useRef(false);

  function complete() {
    const request = toRequest(draft, currentLanguage());
    setTopicMissing(request === null);
    if (request === null) {
      window.scrollTo({ top: 0 });
      topicField.current?.focus();
    }
    return request;
  }

  const isSignInNeeded = requestAwaitingSignIn(state) !== null;
  // The card stays until the book opens, instead of the form for a moment between them.
  isAsked.current = isSignInNeeded || (isAsked.current && isRequesting(state));
  if (isAsked.current) {
    return (
      <Suspense>
        <AccountCard
          topic={draft.topic.trim()}
          isStarting={!isSignInNeeded}
          onBack={() => storyRunner()?.dismiss()}
        />
      </Suspense>
    );
  }
  return (
    <SendForm complete={complete} state={state}>
      <div className="page form-page">
        <TopicField
          topic={draft.topic}
          missing={topicMissing}
          field={topicField}
          onChange={(topic) => {
            setTopicMissing(false);
            change({ topic });
          }}
        >
          {draft.continues ? (
            <Suspense>
              <FormNight continues={draft.continues} draft={draft} onChange={change} />
            </Suspense>
          ) : null}
        </TopicField>
        <TextField
          label={t('storyForm.names')}
          hint={t('storyForm.namesHint')}
          placeholder={t('storyForm.namesPlaceholder')}
          maxLength={CHILD_NAMES_MAX_LENGTH}
          autoComplete="off"
          value={draft.childNames}
          onChange={(event) => change({ childNames: event.target.value })}
        />
      </div>
      <div className="page form-page">
        <StoryOptions
          draft={draft}
          onChange={change}
          onReset={() => {
            reset();
            setTopicMissing(false);
            storyRunner()?.dismiss();
          }}
        />
        <Suspense>
          <DemoNotice />
          {state.name === 'failed' || state.name === 'pausing' ? (
            <IntoView key={state.name}>
              <Refusal state={state} />
            </IntoView>
          ) : null}
        </Suspense>
      </div>
    </SendForm>
  );
}
