import { Trans } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { guardState } from '../lib/leave-guards.ts';
import { versionState } from '../lib/new-version.ts';
import { Button } from '../ui/button.tsx';

/** Offers to reload the page, but never while that would lose a recording, an upload or a form. */
export function NewVersionNotice() {
  const { partMissing } = useSnapshot(versionState);
  const { active } = useSnapshot(guardState);
  if (!partMissing || active > 0) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-primary-wash px-5 py-2 text-sm print:hidden"
    >
      <span>
        <Trans>Es gibt eine neue Version von Rostra.</Trans>
      </span>
      <Button onClick={() => location.reload()}>
        <RefreshCw aria-hidden="true" />
        <Trans>Seite neu laden</Trans>
      </Button>
    </div>
  );
}
