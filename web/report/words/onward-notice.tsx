import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../lib/use-config.ts';

/** Names the host that also gets these words; the consent was asked for when the talk was sent. */
export function OnwardNotice() {
  const host = useConfig()?.coach.sentTo;
  if (!host) return null;
  return (
    <p className="text-xs text-ink-faint">
      <Trans>
        Haben Sie für diesen Vortrag erlaubt, dass <b className="break-all">{host}</b> die Rückmeldung schreibt, so
        gehen auch diese Wörter dorthin; sonst nicht.
      </Trans>
    </p>
  );
}
