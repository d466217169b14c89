import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Mic, RectangleGoggles } from 'lucide-react';
import { Link } from 'wouter';
import { usePermitted } from '../lib/current-user.tsx';
import { mayRecord } from '../lib/gates.ts';
import { setVrMode, useMaySwitchVrMode, useVrMode } from '../lib/vr-mode-state.ts';
import { Button } from '../ui/button.tsx';

/** Switches VR mode. In VR mode there is no navigation, so a link to the recorder stands beside it. On a phone it shows only in VR mode. */
export function VrModeSwitch() {
  const { t } = useLingui();
  const [maySwitch, on, records] = [useMaySwitchVrMode(), useVrMode(), usePermitted(mayRecord)];
  if (!maySwitch) return null;
  return (
    <>
      {on && records && (
        <Button asChild look="record">
          <Link href="/liverecorder">
            <Mic aria-hidden="true" />
            <span className="max-md:sr-only">
              <Trans>Aufnehmen</Trans>
            </span>
          </Link>
        </Button>
      )}
      <Button
        look="quiet"
        size="icon"
        aria-label={t`VR-Modus`}
        title={t`VR-Modus`}
        aria-pressed={on}
        className={cx('aria-pressed:bg-primary-wash aria-pressed:text-primary', !on && 'max-md:hidden')}
        onClick={() => setVrMode(!on)}
      >
        <RectangleGoggles aria-hidden="true" />
      </Button>
    </>
  );
}
