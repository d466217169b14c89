import { Trans } from '@lingui/react/macro';
import { Lightbulb, Timer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { store, stored } from '../lib/stored.ts';
import { Button } from '../ui/button.tsx';

const keys = { tip: 'rostra_recording_tip', limit: 'rostra_record_limit' } as const;

/** Hints for newcomers before they record. Each disappears for good after it is read. */
export function RecorderHints({ maxLength }: Readonly<{ maxLength: number }>) {
  const minutes = Math.floor(maxLength / 60);
  return (
    <div className="mt-6 grid gap-3">
      <Hint name="tip" icon={<Lightbulb aria-hidden="true" />}>
        <Trans>
          Stellen Sie das Gerät auf Augenhöhe und sprechen Sie, als säßen Menschen vor Ihnen. In einem stillen Raum wird
          die Auswertung genauer.
        </Trans>
      </Hint>
      <Hint name="limit" icon={<Timer aria-hidden="true" />}>
        <Trans>
          Eine Aufnahme dauert höchstens {minutes} Minuten und endet dann von selbst. In der letzten Minute zählt die
          Uhr herunter.
        </Trans>
      </Hint>
    </div>
  );
}

type HintProps = Readonly<{ name: keyof typeof keys; icon: ReactNode; children: ReactNode }>;

function Hint({ name, icon, children }: HintProps) {
  const [isShown, setShown] = useState(() => stored(keys[name]) !== 'read');
  if (!isShown) return null;
  return (
    <div
      role="note"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-4 py-2.5 text-sm text-ink-soft [&>.lucide]:size-[18px]"
    >
      {icon}
      <p className="min-w-0 flex-1 basis-60">{children}</p>
      <Button
        look="quiet"
        onClick={() => {
          store(keys[name], 'read');
          setShown(false);
        }}
      >
        <Trans>Verstanden</Trans>
      </Button>
    </div>
  );
}
