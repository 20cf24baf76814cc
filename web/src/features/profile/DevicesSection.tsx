import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeviceSession } from '../../../../contract/schemas/account.ts';
import type { User } from '../../../../contract/schemas/auth.ts';
import { queryClient } from '../../api/query-client.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { signOut } from '../account/session/sign-out.ts';
import { LoadFailed } from '../problems/LoadFailed.tsx';
import { notify, notifyThrown } from '../toasts/notify.ts';
import { devicesQuery, endDevice, endDevices } from './account-queries.ts';
import { deviceName } from './device-name.ts';
import { Section } from './Section.tsx';

type DeviceProps = { device: DeviceSession; busy: boolean; onEnd: () => void };

function Device({ device, busy, onEnd }: DeviceProps) {
  const { t } = useWords('profile');
  const known = deviceName(device.userAgent);
  const name = known ? t('profile.devices.on', known) : t('profile.devices.unknown');
  const date = new Date(device.lastUsedAt).toLocaleString(currentLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li className="device">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{name}</strong>
          {device.isCurrent ? <span className="account-mark">{t('profile.devices.current')}</span> : null}
        </p>
        <p className="field-hint">{t('profile.devices.lastUsed', { date })}</p>
      </div>
      {device.isCurrent ? null : (
        <Button busy={busy} aria-label={t('profile.devices.signOut', { device: name })} onClick={onEnd}>
          {t('profile.devices.signOutShort')}
        </Button>
      )}
    </li>
  );
}

/** Signed-in devices, with sign-out. */
export function DevicesSection({ user }: { user: User }) {
  const { t } = useWords('profile');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { data: devices, error, refetch } = useQuery(devicesQuery(user.id), queryClient);
  const outcome = {
    onSuccess: async () => {
      notify(t('profile.devices.done'), 'success');
      await queryClient.invalidateQueries({ queryKey: ['devices'] });
    },
    onError: notifyThrown,
  };
  const one = useMutation({ mutationFn: endDevice, ...outcome }, queryClient);
  const others = useMutation({ mutationFn: () => endDevices('others'), ...outcome }, queryClient);
  const all = useMutation(
    {
      mutationFn: () => endDevices('all'),
      onSuccess: async () => {
        navigate(paths.login());
        await signOut();
      },
      onError: outcome.onError,
    },
    queryClient,
  );

  return (
    <Section title={t('profile.devices.title')}>
      {devices ? (
        <ul>
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              busy={one.isPending && one.variables === device.id}
              onEnd={() => one.mutate(device.id)}
            />
          ))}
        </ul>
      ) : null}
      {!devices && error ? <LoadFailed title={t('profile.error')} error={error} onRetry={refetch} /> : null}
      {!devices && !error ? <Spinner label={t('common.loading')} /> : null}
      <div className="flex flex-wrap gap-2">
        {devices && devices.length > 1 ? (
          <Button busy={others.isPending} onClick={() => others.mutate()}>
            {t('profile.devices.others')}
          </Button>
        ) : null}
        <Button onClick={() => setAsking(true)}>{t('profile.devices.everywhere')}</Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title={t('profile.devices.everywhereTitle')}
          body={t('profile.devices.everywhereBody')}
          confirmLabel={t('profile.devices.everywhere')}
          cancelLabel={t('common.cancel')}
          busy={all.isPending}
          onConfirm={() => all.mutate()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Section>
  );
}
