import { describe, expect, test, vi } from 'vitest';
import { signJwt } from '../providers/jwt.ts';
import { checkAccessToken, issueAccessToken } from './access-token.ts';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const OTHER_SECRET = 'another-secret-of-more-than-thirty-two-characters';
const NOW = Date.UTC(2026, 10, 21);
const HOUR_MS = 3_600_000;
const ANA = { userId: 'ana', sessionId: 'phone' };

describe('a cached access token', () => {
  test('returns the same identity', async () => {
    const token = await issueAccessToken(ANA, SECRET, NOW);
    for (let time = 0; time < 3; time++)
      expect(await checkAccessToken(token, [SECRET], NOW + time)).toEqual({ ok: true, ...ANA });
  });

  test('expires at its time', async () => {
    const token = await issueAccessToken(ANA, SECRET, NOW);
    expect(await checkAccessToken(token, [SECRET], NOW + HOUR_MS - 1000)).toMatchObject({ ok: true });
    expect(await checkAccessToken(token, [SECRET], NOW + HOUR_MS)).toEqual({ ok: false, reason: 'expired' });
  });

  test('is verified again every hour', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const token = await issueAccessToken(ANA, SECRET, NOW, NOW + 60 * 24 * HOUR_MS);
    const isVerifiedAt = async (time: number) => {
      verify.mockClear();
      expect(await checkAccessToken(token, [SECRET], time)).toEqual({ ok: true, ...ANA });
      return verify.mock.calls.length === 1;
    };
    const found: boolean[] = [];
    for (const hours of [0, 0.99, 1, 1.5, 24 * 59]) found.push(await isVerifiedAt(NOW + hours * HOUR_MS));
    expect(found).toEqual([true, false, true, false, true]);
    verify.mockRestore();
    const late = await checkAccessToken(token, [SECRET], NOW + 60 * 24 * HOUR_MS);
    expect(late).toEqual({ ok: false, reason: 'expired' });
  });

  test('is rejected under another secret', async () => {
    const token = await issueAccessToken(ANA, SECRET, NOW);
    expect(await checkAccessToken(token, [SECRET], NOW)).toMatchObject({ ok: true });
    expect(await checkAccessToken(token, [OTHER_SECRET], NOW)).toEqual({ ok: false, reason: 'invalid' });
    expect(await checkAccessToken(token, [SECRET], NOW)).toMatchObject({ ok: true });
  });

  test('does not validate a token that differs in one letter', async () => {
    const token = await issueAccessToken(ANA, SECRET, NOW);
    expect(await checkAccessToken(token, [SECRET], NOW)).toMatchObject({ ok: true });
    const altered = token.replace(/.(?=.{5}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(await checkAccessToken(altered, [SECRET], NOW)).toEqual({ ok: false, reason: 'invalid' });
  });

  test('is evicted by newer tokens and still validates', async () => {
    const first = await issueAccessToken(ANA, SECRET, NOW);
    await checkAccessToken(first, [SECRET], NOW);
    for (let n = 0; n < 1001; n++) {
      const token = await issueAccessToken({ userId: `person ${n}`, sessionId: 'phone' }, SECRET, NOW);
      expect(await checkAccessToken(token, [SECRET], NOW)).toMatchObject({ userId: `person ${n}` });
    }
    expect(await checkAccessToken(first, [SECRET], NOW)).toEqual({ ok: true, ...ANA });
  });
});

describe('a token signed with our secret for another purpose', () => {
  const ours = { secret: SECRET, issuer: 'https://cuentame/api', audience: 'cuentame-web' };
  const claims = { sub: 'ana', sid: 'phone' };
  const checked = async (of: Record<string, string>, options: typeof ours) =>
    checkAccessToken(await signJwt(of, options, 3600, NOW), [SECRET], NOW);

  test('is rejected as an access token, while the same claims of an access token are accepted', async () => {
    expect(await checked(claims, ours)).toEqual({ ok: true, ...ANA });
    const invalid = { ok: false, reason: 'invalid' };
    expect(await checked(claims, { ...ours, audience: 'cuentame-google-flow' })).toEqual(invalid);
    expect(await checked(claims, { ...ours, issuer: 'https://elsewhere/api' })).toEqual(invalid);
    expect(await checked({ sub: 'ana' }, ours)).toEqual(invalid);
    expect(await checked({ sid: 'phone' }, ours)).toEqual(invalid);
  });
});
