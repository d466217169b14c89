import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { store, stored } from '../lib/stored.ts';
import { Button } from '../ui/button.tsx';

const key = 'rostra_hide_browser_warning';
const canRecord = () => typeof MediaRecorder === 'function' && typeof WebSocket === 'function';

/** Says that this browser cannot record, until the person hides the banner. */
export function DeviceBanner() {
  const { t } = useLingui();
  const [hidden, setHidden] = useState(() => stored(key) === 'true');
  if (hidden || canRecord()) return null;
  const hide = () => {
    store(key, 'true');
    setHidden(true);
  };
  return (
    <section
      aria-label={t`Hinweis zu diesem Gerät`}
      className="flex items-center gap-3 border-b border-line bg-sunken px-8 py-2 text-sm max-md:px-4 print:hidden"
    >
      <MonitorSmartphone aria-hidden="true" className="size-5 flex-none text-ink-faint" />
      <p className="min-w-0 flex-1">
        <Trans>
          Dieser Browser kann nicht aufnehmen. <Link href="/legal/browsers">Was ihm fehlt</Link>
        </Trans>
      </p>
      <Button look="quiet" onClick={hide}>
        <Trans>Nicht mehr zeigen</Trans>
      </Button>
    </section>
  );
}
