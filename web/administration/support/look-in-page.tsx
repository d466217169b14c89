import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { beginSupport } from '../../lib/support-mode.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** Begins anew as a tab that looks into the account: nothing of one's own is left in it. */
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
