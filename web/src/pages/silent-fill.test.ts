// @vitest-environment happy-dom
import { createElement as h, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Account } from '../../../contract/schemas/account.ts';
import type { User } from '../../../contract/schemas/auth.ts';
import { session } from '../api/client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, settled, until } from '../testing/mount.ts';
import { nothing, serve } from '../testing/server.ts';

/** Password managers and browsers fill in fields without any event: every form sends what it shows. */

vi.mock('../features/account/google/GoogleSignIn.tsx', () => ({ GoogleSignIn: () => null }));
await startI18n();
await loadWords('account', 'contact', 'errors', 'profile', 'report', 'withdrawal');
const { default: LoginPage } = await import('./LoginPage.tsx');
const { default: RegisterPage } = await import('./RegisterPage.tsx');
const { default: ForgotPasswordPage } = await import('./ForgotPasswordPage.tsx');
const { default: ResetPasswordPage } = await import('./ResetPasswordPage.tsx');
const { default: VerifyEmailPage } = await import('./VerifyEmailPage.tsx');
const { default: WithdrawPage } = await import('./WithdrawPage.tsx');
const { default: AccountCard } = await import('../features/account/sign-in/AccountCard.tsx');
const { ContactForm } = await import('../features/contact/ContactForm.tsx');
const { AccountSection } = await import('../features/profile/AccountSection.tsx');
const { DeleteAccountForm } = await import('../features/profile/DeleteAccountForm.tsx');
const { PasswordChange } = await import('../features/profile/PasswordChange.tsx');
const { ReportForm } = await import('../features/report/ReportForm.tsx');

const ANA = { id: 'u1', email: 'ana@example.org', emailVerified: true } as User;
const ACCOUNT = { id: 'u1', name: '', hasPassword: true, createdAt: '2026-01-01T00:00:00Z' } as Account;
const [EMAIL, PASSWORD, OTHER] = ['ana@example.org', 'una-clave-larga', 'otra-clave-larga'];
const SESSION = { token: 'a.b.c', user: ANA };
const noop = () => undefined;

type Form = {
  shown: ReactElement;
  at?: string;
  isSignedIn?: boolean;
  /** Button that opens the form. */
  open?: string;
  /** Fields by their names, as they are filled in; `on` ticks a box. */
  fields: Record<string, string>;
  line: string;
  answer?: object;
  body: object;
};

const FORMS: Record<string, Form> = {
  'sign-in': {
    shown: h(LoginPage),
    fields: { email: EMAIL, password: PASSWORD },
    line: 'POST /api/auth/login',
    answer: SESSION,
    body: { email: EMAIL, password: PASSWORD },
  },
  registration: {
    shown: h(RegisterPage),
    fields: { email: EMAIL, password: PASSWORD, confirmation: PASSWORD, accepts: 'on' },
    line: 'POST /api/auth/register',
    answer: SESSION,
    body: { email: EMAIL, password: PASSWORD },
  },
  'account in place': {
    shown: h(AccountCard, { topic: 'un faro', isStarting: false, onBack: noop }),
    fields: { email: EMAIL, password: PASSWORD, accepts: 'on' },
    line: 'POST /api/auth/register',
    answer: SESSION,
    body: { email: EMAIL, password: PASSWORD },
  },
  'forgotten password': {
    shown: h(ForgotPasswordPage),
    fields: { email: EMAIL },
    line: 'POST /api/auth/forgot-password',
    body: { email: EMAIL },
  },
  'new password': {
    shown: h(ResetPasswordPage),
    at: '/reset-password?token=abc',
    fields: { 'new-password': OTHER, confirmation: OTHER },
    line: 'POST /api/auth/reset-password',
    body: { password: OTHER },
  },
  confirmation: {
    shown: h(VerifyEmailPage),
    at: '/verify-email?token=abc',
    fields: { password: PASSWORD },
    line: 'POST /api/auth/verify-email',
    body: { password: PASSWORD },
  },
  'password change': {
    shown: h(PasswordChange, { account: ACCOUNT }),
    isSignedIn: true,
    open: 'Cambiar la contraseña',
    fields: { 'current-password': PASSWORD, 'new-password': OTHER, confirmation: OTHER },
    line: 'POST /api/account/password',
    body: { currentPassword: PASSWORD, newPassword: OTHER },
  },
  'account deletion': {
    shown: h(DeleteAccountForm, { account: ACCOUNT, onClose: noop }),
    isSignedIn: true,
    fields: { confirmation: 'borrar', 'current-password': PASSWORD },
    line: 'DELETE /api/account',
    body: { password: PASSWORD },
  },
  name: {
    shown: h(AccountSection, { user: ANA, account: ACCOUNT }),
    isSignedIn: true,
    fields: { name: 'Ana María' },
    line: 'PATCH /api/account',
    answer: ACCOUNT,
    body: { name: 'Ana María' },
  },
  contact: {
    shown: h(ContactForm),
    fields: { user_name: 'Ana', user_email: EMAIL, message: '¿Hay cuentos de trenes?' },
    line: 'POST /api/contact',
    body: { user_name: 'Ana', user_email: EMAIL, message: '¿Hay cuentos de trenes?' },
  },
  withdrawal: {
    shown: h(WithdrawPage),
    fields: { name: 'Ana', email: EMAIL },
    line: 'POST /api/withdrawal',
    answer: {
      statedAt: '2026-11-23T13:05:09.000Z',
      email: EMAIL,
      outcome: 'unconfirmed',
      refund: null,
      endsAt: null,
    },
    body: { name: 'Ana', email: EMAIL },
  },
  report: {
    shown: h(ReportForm, { of: { kind: 'stories', id: 's1' }, onSent: noop, onCancel: noop }),
    fields: { comment: 'Da miedo' },
    line: 'POST /api/stories/s1/report',
    body: { comment: 'Da miedo' },
  },
};

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  let page: Mounted;
  let asked: ReturnType<typeof serve>;
  beforeEach(async () => {
    asked = serve({ [form.line]: form.answer ?? nothing(), 'GET /api/auth/me': ANA });
    if (form.isSignedIn) session.begin(SESSION);
    page = await mount(h(MemoryRouter, { initialEntries: [form.at ?? '/'] }, form.shown));
    if (form.open) await page.press(form.open);
    // No field of a manager's.
    if ('comment' in form.fields) await settled(() => page.find('input[type=radio]').click());
  });
  afterEach(async () => {
    await page.unmount();
    session.end();
    vi.unstubAllGlobals();
  });

  const fieldOf = (name: string) => page.find(`[name="${name}"]`) as HTMLInputElement;
  /** Sets what a field shows, past React's notice. */
  function fill(names: string[]): void {
    for (const name of names) {
      const [field, text] = [fieldOf(name), form.fields[name]];
      const [property, value] = text === 'on' ? (['checked', true] as const) : (['value', text] as const);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
    }
  }
  const submit = () =>
    settled(() =>
      fieldOf(Object.keys(form.fields)[0]!)
        .closest('form')!
        .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
  const sent = () =>
    until(() => expect(asked.filter(({ line }) => line === form.line)).toMatchObject([{ body: form.body }]));
  const names = Object.keys(form.fields);

  test('sends what was filled in silently', async () => {
    fill(names);
    await submit();
    await sent();
  });

  /** A submission that lacks something; a name may be empty, and a comment. */
  async function submitTooEarly(): Promise<void> {
    if (form.line.startsWith('PATCH') || 'comment' in form.fields) return;
    await submit();
    expect(asked.filter(({ line }) => line === form.line)).toEqual([]);
  }

  test('sends what was filled in after a refused attempt', async () => {
    await submitTooEarly();
    fill(names);
    await submit();
    await sent();
  });

  test('keeps what was filled in silently when it is refused, and while another field is typed', async () => {
    const [last, others] = [names.at(-1)!, names.slice(0, -1)];
    fill(others);
    await submitTooEarly();
    if (form.fields[last] === 'on') await settled(() => fieldOf(last).click());
    else await page.fill(`[name="${last}"]`, form.fields[last]!);
    for (const name of others) expect([name, fieldOf(name).value]).toEqual([name, form.fields[name]]);
    await submit();
    await sent();
  });
});
