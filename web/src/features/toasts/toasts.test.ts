import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toast, useToaster } from 'react-hot-toast/headless';
import { beforeEach, expect, test } from 'vitest';

// Its words need somewhere to be put.
await i18next.init({ lng: 'es', resources: {} });
const { notify, notifyWithAction } = await import('./notify.ts');

beforeEach(() => toast.removeAll());

type Shown = { type: string; duration: number | undefined; message: unknown };

let given: Shown[] = [];

function Probe() {
  given = useToaster().toasts as unknown as Shown[];
  return null;
}

/** What the toaster is given to show, the newest first. */
function shown(): Shown[] {
  renderToStaticMarkup(createElement(Probe));
  return given;
}

test('a success is said for two seconds, anything else for four, and what is loading until it is done', async () => {
  await notify('Hola');
  await notify('Hecho', 'success');
  await notify('Mal', 'error');
  toast.loading('Un momento');
  toast.custom('A medida');
  const durations = Object.fromEntries(shown().map(({ type, duration }) => [type, duration]));
  expect(durations).toEqual({
    blank: 4_000,
    success: 2_000,
    error: 4_000,
    loading: Number.POSITIVE_INFINITY,
    custom: 4_000,
  });
});

test('what can be taken back is said for as long as it can', async () => {
  await notifyWithAction('Borrado', { label: 'Deshacer', forMs: 8_000, run: () => undefined });
  expect(shown()[0]?.duration).toBe(8_000);
});

test('twenty are kept at most, the newest of them', async () => {
  for (let index = 1; index <= 25; index++) await notify(String(index));
  const messages = shown().map(({ message }) => message);
  expect(messages).toEqual(Array.from({ length: 20 }, (_, index) => String(25 - index)));
});
