import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { beginSupport } from '../../lib/support-mode.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** Starts this tab again as one that looks into the account. The reload removes all of the admin's own data. */
export function LookInPage() {
  const { id = '' } = useParams<{ id: string }>();
  useEffect(() => {
    beginSupport(id);
    location.replace('/dashboard');
  }, [id]);
  return (
    <Loading>
      <p className="text-sm text-ink-soft">
        <Trans>Das Konto wird geöffnet.</Trans>
      </p>
      <Skeleton className="h-40" />
    </Loading>
  );
}
