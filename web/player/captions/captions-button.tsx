import { useLingui } from '@lingui/react/macro';
import { Captions, CaptionsOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/button.tsx';
import { captionsState, showCaptions } from './captions-state.ts';

export function CaptionsButton() {
  const { t } = useLingui();
  const { shown } = useSnapshot(captionsState);
  const Icon = shown ? Captions : CaptionsOff;
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={t`Untertitel`}
      aria-pressed={shown}
      onClick={() => showCaptions(!shown)}
      className="aria-pressed:text-primary"
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
