import { Link } from 'react-router-dom';
import { ContactForm } from '../features/contact/ContactForm.tsx';
import { useWords } from '../i18n/words.ts';
import '../features/contact/contact.css';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { ClockIcon, LockIcon, MailIcon } from '../ui/drawings/action-icons.tsx';

export default function ContactPage() {
  const { t } = useWords('contact');
  usePageTitle(t('contact.title'), t('contact.description'));
  return (
    <>
      <h1 className="mt-6 text-4xl">{t('contact.title')}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t('contact.lead')}</p>
      <div className="contact">
        <section className="book" aria-label={t('contact.formLabel')}>
          <div className="page pb-8">
            <ContactForm />
          </div>
        </section>
        <dl className="contact-facts">
          <div>
            <dt>
              <ClockIcon width={20} height={20} />
              <span>{t('contact.hoursTitle')}</span>
            </dt>
            <dd>{t('contact.hours')}</dd>
          </div>
          <div>
            <dt>
              <MailIcon width={20} height={20} />
              <span>{t('contact.answerTitle')}</span>
            </dt>
            <dd>{t('contact.answer')}</dd>
          </div>
          <div>
            <dt>
              <LockIcon width={20} height={20} />
              <span>{t('contact.privacyTitle')}</span>
            </dt>
            <dd>
              <span>{t('contact.privacy')} </span>
              <Link className="link" to={paths.privacy()}>
                {t('contact.privacyLink')}
              </Link>
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
}
