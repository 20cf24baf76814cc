import type { Withdrawal } from '../../../../contract/schemas/withdrawal.ts';
import { api } from '../../api/client.ts';
import { refreshUser } from '../../api/current-user.ts';
import { queryClient } from '../../api/query-client.ts';

/** A settlement asks Stripe several times. */
const TIMEOUT_MS = 60_000;

async function send(path: string, body: object): Promise<Withdrawal> {
  const withdrawal = await api.call<Withdrawal>(path, { method: 'POST', body, timeoutMs: TIMEOUT_MS });
  queryClient.invalidateQueries({ queryKey: ['subscription'] });
  await refreshUser();
  return withdrawal;
}

/** States a withdrawal. @param visitor name and address; omitted by a signed-in user */
export const withdraw = (visitor: { name: string; email: string } | null = null) =>
  send('/api/withdrawal', visitor ?? {});

/** Confirms the withdrawal of a mailed link. @throws Problem when the link is not valid */
export const confirmWithdrawal = (token: string) => send('/api/withdrawal/confirm', { token });
