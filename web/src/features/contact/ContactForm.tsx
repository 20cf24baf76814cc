import { useId, useState } from 'react';
import type { ContactAnswer } from '../../../../contract/schemas/contact.ts';
import { api } from '../../api/client.ts';
import { useUser } from '../../api/use-user.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useHumanCheck } from '../human-check/use-human-check.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSubmit } from '../problems/use-submit.ts';
import { CONTACT_LIMITS, type ContactErrors, checkMessage, messageIn } from './validation.ts';

/** Time limit in milliseconds: a message is stored at once. */
const TIMEOUT_MS = 15_000;

/** Contact form to the team. */
export function ContactForm() {
  const { t } = useWords('contact');
  const { t: tAccount } = useWords('account');
  const user = useUser();
  const messageId = useId();
  const human = useHumanCheck('contact');
  const [errors, setErrors] = useState<ContactErrors>({});
  const [isSent, setSent] = useState(false);
  const { busy, problem, submit } = useSubmit({
    check(fields) {
      setSent(false);
      const found = checkMessage(messageIn(fields));
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    async send(fields, form) {
      await human.sending((headers) =>
        api.call<ContactAnswer>('/api/contact', {
          method: 'POST',
          body: messageIn(fields),
          headers,
          timeoutMs: TIMEOUT_MS,
        }),
      );
      form.reset();
      setSent(true);
    },
  });
  const field = (name: keyof typeof CONTACT_LIMITS) => ({ name, maxLength: CONTACT_LIMITS[name] });

  return (
    <form className="contact-form" noValidate onSubmit={submit} onChange={() => setSent(false)}>
      <TextField
        {...field('user_name')}
        label={t('contact.name')}
        defaultValue={user?.name ?? ''}
        autoComplete="name"
        required
        error={errors.user_name ? t(errors.user_name) : null}
      />
      <TextField
        {...field('user_email')}
        label={t('common.email')}
        type="email"
        autoComplete="email"
        defaultValue={user?.email}
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
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {human.widget}
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {busy ? t('contact.sending') : t('contact.send')}
      </Button>
      {isSent ? <Notice title={t('contact.sentTitle')}>{t('contact.sent')}</Notice> : null}
      {problem ? <ProblemNotice facts={problem} title={t('contact.failed')} /> : null}
    </form>
  );
}
