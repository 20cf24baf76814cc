import type { Withdrawal } from '../../../../contract/schemas/withdrawal.ts';
import { api } from '../../api/client.ts';
import { refreshUser } from '../../api/current-user.ts';
import { queryClient } from '../../api/query-client.ts';

/** A settlement asks Stripe several times. */
const TIMEOUT_MS = 60_000;

async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Withdrawal> {
  const withdrawal = await api.call<Withdrawal>(path, {
    method: 'POST',
    body,
    headers,
    timeoutMs: TIMEOUT_MS,
  });
  queryClient.invalidateQueries({ queryKey: ['subscription'] });
  await refreshUser();
  return withdrawal;
}

/** States the withdrawal of the signed-in user. */
export const withdraw = () => send('/api/withdrawal', {});

/** States a visitor's withdrawal. @param headers of the human check */
export const withdrawAsVisitor = (
  visitor: { name: string; email: string },
  headers: Record<string, string>,
) => send('/api/withdrawal', visitor, headers);

/** Confirms the withdrawal of a mailed link. @throws Problem when the link is not valid */
export const confirmWithdrawal = (token: string) => send('/api/withdrawal/confirm', { token });
