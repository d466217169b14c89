import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { store, stored } from '../lib/stored.ts';
import { Button } from '../ui/button.tsx';

const key = 'rostra_hide_browser_warning';
/** CSS pixels. */
const mobileWidth = 768;

const canRecord = () => typeof MediaRecorder === 'function' && typeof WebSocket === 'function';

/** What does not go so well on this device; said until the person does not want to hear it. */
export function DeviceBanner() {
  const { t } = useLingui();
  const [hidden, setHidden] = useState(() => stored(key) === 'true');
  const isOld = !canRecord();
  if (hidden || (!isOld && innerWidth > mobileWidth)) return null;
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
        {isOld ? (
          <Trans>Dieser Browser kann nicht aufnehmen. Nehmen Sie bitte einen neueren, z. B. Chrome.</Trans>
        ) : (
          <Trans>Am Computer sehen Sie Verläufe und Befunde größer.</Trans>
        )}
      </p>
      <Button look="quiet" onClick={hide}>
        <Trans>Nicht mehr zeigen</Trans>
      </Button>
    </section>
  );
}
