import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Declaration } from '#domain/subscriptions/contract/declarations.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';

type DeclarationRowProps = Readonly<{ declaration: Declaration; onAccept: () => void; onDismiss: () => void }>;

/** One cancellation or withdrawal: its sender, time and contract, and its state. */
export function DeclarationRow({ declaration, onAccept, onDismiss }: DeclarationRowProps) {
  const formats = useFormats();
  const { kind, name, email, receivedAt, state, note } = declaration;
  const moment = formats.dateTime(receivedAt);
  return (
    <li>
      <Card className="grid gap-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-lg">
              {kind === 'withdrawal' ? <Trans>Widerruf</Trans> : <KindOfEnd {...declaration} />}
            </h2>
            <p className="text-sm text-ink-soft">
              <Trans>Eingegangen am {moment}</Trans>
            </p>
          </div>
          <StateChip {...declaration} />
        </div>
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
          <Fact label={<Trans>Von</Trans>}>
            {name || <Trans>Gelöschtes Konto</Trans>}
            {email && <span className="text-ink-soft"> · {email}</span>}
          </Fact>
          <Fact label={<Trans>Vertrag</Trans>}>
            <FoundContract {...declaration} />
          </Fact>
          {declaration.contract && <Fact label={<Trans>Angegeben</Trans>}>{declaration.contract}</Fact>}
          {declaration.reason && <Fact label={<Trans>Grund</Trans>}>{declaration.reason}</Fact>}
          {declaration.endsOn && <Fact label={<Trans>Gewünschtes Ende</Trans>}>{formats.day(declaration.endsOn)}</Fact>}
          {note && <Fact label={<Trans>Notiz</Trans>}>{note}</Fact>}
        </dl>
        {(state === 'open' || state === 'dismissed') && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={onAccept}>
              <Trans>Ausführen …</Trans>
            </Button>
            {state === 'open' && (
              <Button onClick={onDismiss}>
                <Trans>Ablegen …</Trans>
              </Button>
            )}
          </div>
        )}
      </Card>
    </li>
  );
}

function KindOfEnd({ isExtraordinary }: Pick<Declaration, 'isExtraordinary'>) {
  return isExtraordinary ? <Trans>Außerordentliche Kündigung</Trans> : <Trans>Kündigung</Trans>;
}

function StateChip({ state, isConfirmed, isHeld }: Pick<Declaration, 'state' | 'isConfirmed' | 'isHeld'>) {
  if (state === 'done')
    return (
      <Chip tone="good">
        <Trans>Ausgeführt</Trans>
      </Chip>
    );
  if (state === 'accepted')
    return (
      <Chip tone="primary">
        <Trans>Wird ausgeführt</Trans>
      </Chip>
    );
  if (state === 'dismissed')
    return (
      <Chip>
        <Trans>Abgelegt</Trans>
      </Chip>
    );
  if (isHeld)
    return (
      <Chip tone="off">
        <Trans>Ließ sich nicht ausführen</Trans>
      </Chip>
    );
  return isConfirmed ? (
    <Chip tone="good">
      <Trans>Vom Kunden bestätigt</Trans>
    </Chip>
  ) : (
    <Chip tone="near">
      <Trans>Nicht bestätigt</Trans>
    </Chip>
  );
}

function FoundContract({ found }: Pick<Declaration, 'found'>) {
  const formats = useFormats();
  if (!found) return <Trans>Zu dieser Adresse gibt es keinen laufenden Vertrag.</Trans>;
  const { plan, customerName } = found;
  const end = formats.day(found.periodEnd);
  return (
    <Trans>
      {plan} von {customerName}, bezahlt bis {end}
    </Trans>
  );
}

function Fact({ label, children }: Readonly<{ label: ReactNode; children: ReactNode }>) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
