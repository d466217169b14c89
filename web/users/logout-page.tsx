import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { signOut } from '../lib/session.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { Loading } from '../ui/skeleton.tsx';

export function LogoutPage() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  useEffect(() => {
    void signOut().then(() => navigate('/auth/login', { replace: true }));
  }, [navigate]);
  return (
    <Loading className="py-20 text-center text-ink-soft">
      <PageTitle>{t`Abmelden`}</PageTitle>
      {t`Sie werden abgemeldet …`}
    </Loading>
  );
}
