import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { sharesSessions } from '#domain/shares/contract/calls.ts';
import { usePermitsAny } from '../lib/current-user.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { Button } from '../ui/button.tsx';

const ShareDialog = lazyPart('shares', () => import('./share-dialog.tsx'), 'ShareDialog');

/** Opens the dialog that shares a talk. */
export function ShareButton({ session }: Readonly<{ session: Pick<SessionDetail, 'id' | 'name'> }>) {
  const [isOpen, setOpen] = useState(false);
  const mayShare = usePermitsAny(sharesSessions);
  if (!mayShare) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" />
        <Trans>Teilen</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog sessions={[session]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
