import { queryOptions } from '@tanstack/react-query';
import type { Account, DeviceSessions } from '../../../../contract/schemas/account.ts';
import { api } from '../../api/client.ts';

/** Query of the sign-in methods. Its key contains the user's data, so that a change in another tab refetches it. */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: ['account', userId],
    queryFn: ({ signal }) => api.call<Account>('/api/account', { signal }),
    staleTime: 5_000,
  });
}

export function devicesQuery(userId: string) {
  return queryOptions({
    queryKey: ['devices', userId],
    queryFn: async ({ signal }) =>
      (await api.call<DeviceSessions>('/api/account/sessions', { signal })).sessions,
    staleTime: 5_000,
  });
}

/** An empty name removes the name. */
export function changeName(name: string): Promise<Account> {
  return api.call('/api/account', { method: 'PATCH', body: { name } });
}

export function endDevice(id: string): Promise<void> {
  return api.call(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** `others` leaves this browser signed in. */
export function endDevices(which: 'all' | 'others'): Promise<void> {
  return api.call(`/api/account/sessions${which === 'others' ? '?except=current' : ''}`, {
    method: 'DELETE',
  });
}

export async function fetchExport(): Promise<Blob> {
  return (await api.send('/api/account/export')).blob();
}

/** Deletes the account permanently. The password is absent for an account without one. */
export function deleteAccount(password: string | undefined): Promise<void> {
  return api.call('/api/account', { method: 'DELETE', body: { password } });
}
