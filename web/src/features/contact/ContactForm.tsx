import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ContactAnswer } from '../../../../contract/schemas/contact.ts';
import { api } from '../../api/client.ts';
import { asProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useUser } from '../../api/use-user.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useHumanCheck } from '../human-check/use-human-check.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import {
  CONTACT_LIMITS,
  type ContactErrors,
  type ContactMessage,
  checkMessage,
  emptyMessage,
} from './validation.ts';

/** Time limit in milliseconds: a message is stored at once. */
const TIMEOUT_MS = 15_000;

/** Contact form to the team. */
export function ContactForm() {
  const { t } = useWords('contact');
  const { t: tAccount } = useWords('account');
  const user = useUser();
  const form = useRef<HTMLFormElement>(null);
  const messageId = useId();
  const human = useHumanCheck('contact');
  const [message, setMessage] = useState(() => emptyMessage(user));
  const [errors, setErrors] = useState<ContactErrors>({});
  const sending = useMutation(
    {
      mutationFn: (body: ContactMessage) =>
        human.sending((headers) =>
          api.call<ContactAnswer>('/api/contact', { method: 'POST', body, headers, timeoutMs: TIMEOUT_MS }),
        ),
      onSuccess: () => setMessage(emptyMessage(user)),
    },
    queryClient,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isPending) return;
    const found = checkMessage(message);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    sending.mutate({ ...message, user_email: message.user_email.trim() });
  }

  const field = (name: keyof typeof CONTACT_LIMITS) => ({
    name,
    value: message[name],
    maxLength: CONTACT_LIMITS[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setMessage({ ...message, [name]: target.value });
      if (sending.isSuccess) sending.reset();
    },
  });
  const problem = sending.isError ? asProblem(sending.error).facts : null;

  return (
    <form ref={form} className="contact-form" noValidate onSubmit={submit}>
      <TextField
        {...field('user_name')}
        label={t('contact.name')}
        autoComplete="name"
        required
        error={errors.user_name ? t(errors.user_name) : null}
      />
      <TextField
        {...field('user_email')}
        label={t('common.email')}
        type="email"
        autoComplete="email"
        required
        error={errors.user_email ? tAccount(errors.user_email) : null}
      />
      <TextField {...field('subject')} label={t('contact.subject')} hint={t('contact.subjectHint')} />
      <div>
        <label htmlFor={messageId} className="field-label">
          {t('contact.message')}
        </label>
        <textarea
          {...field('message')}
          id={messageId}
          className="text-field contact-message"
          rows={6}
          required
          aria-invalid={errors.message ? true : undefined}
          aria-describedby={errors.message ? `${messageId}-error` : undefined}
        />
        <FieldError id={`${messageId}-error`} text={errors.message ? t(errors.message) : null} />
      </div>
      {/* Honeypot, invisible and out of the tab order: only bots fill it in. */}
      <div className="contact-trap" aria-hidden="true">
        <label>
          Website
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={message.website}
            onChange={({ target }) => setMessage({ ...message, website: target.value })}
          />
        </label>
      </div>
      {human.widget}
      <Button type="submit" variant="primary" size="large" busy={sending.isPending}>
        {sending.isPending ? t('contact.sending') : t('contact.send')}
      </Button>
      {sending.isSuccess ? <Notice title={t('contact.sentTitle')}>{t('contact.sent')}</Notice> : null}
      {problem ? <ProblemNotice facts={problem} title={t('contact.failed')} /> : null}
    </form>
  );
}
