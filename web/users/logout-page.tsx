import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { signOut } from '../lib/session.ts';
import { Loading } from '../ui/skeleton.tsx';

export function LogoutPage() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  useEffect(() => {
    void signOut().then(() => navigate('/auth/login', { replace: true }));
  }, [navigate]);
  return <Loading className="py-20 text-center text-ink-soft">{t`Sie werden abgemeldet …`}</Loading>;
}
