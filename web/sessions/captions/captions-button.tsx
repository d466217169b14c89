import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { captionsState, showCaptions } from './captions-state.ts';

export function CaptionsButton() {
  const { t } = useLingui();
  const { shown } = useSnapshot(captionsState);
  return (
    <button
      type="button"
      aria-pressed={shown}
      aria-label={t`Untertitel`}
      onClick={() => showCaptions(!shown)}
      className="h-7 rounded-full bg-sunken px-2.5 text-xs font-[550] text-ink-soft aria-pressed:bg-primary-wash aria-pressed:text-primary max-md:h-touch max-md:px-3.5"
    >
      <Trans>UT</Trans>
    </button>
  );
}
