import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../lib/use-formats.ts';
import { Card } from '../ui/card.tsx';

type DeclarationReceivedProps = Readonly<{ title: ReactNode; at: string; email: string }>;

/** Confirms what was received, and when. */
export function DeclarationReceived({ title, at, email }: DeclarationReceivedProps) {
  const formats = useFormats();
  const moment = formats.dateTime(at);
  return (
    <Card className="flex items-start gap-4 p-6 max-md:p-5">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-6 flex-none text-good" />
      <div role="status" className="grid min-w-0 gap-1.5">
        <h2 className="text-lg">{title}</h2>
        <p className="text-ink-soft">
          <Trans>
            Am {moment}. Eine E-Mail ist an <b className="wrap-anywhere">{email}</b> unterwegs. Bitte öffnen Sie den
            Link darin, wenn Sie nicht mit diesem Konto angemeldet sind. Es gilt der Zeitpunkt des Eingangs.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
