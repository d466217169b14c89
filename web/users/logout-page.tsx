import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { signOut } from '../lib/session.ts';
import { Loading } from '../ui/skeleton.tsx';

export function LogoutPage() {
  const { t } = useLingui();
  useEffect(() => {
    // A full reload, so that no data of the person stay in memory.
    void signOut().then(() => location.replace('/auth/login'));
  }, []);
  return <Loading className="py-20 text-center text-ink-soft">{t`Sie werden abgemeldet …`}</Loading>;
}
