import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import type { UserData } from '#domain/users/contract/person.ts';
import { Button } from '../ui/button.tsx';
import { Popover } from '../ui/popover.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { QuotaLines } from './quota-lines.tsx';
import { isExhausted, kinds, kindWords, quotaTotal } from './quota-words.ts';
import { WhenUsedUp } from './when-used-up.tsx';

type QuotaBarProps = Readonly<{ quotas: UserData['quotas'] }>;

/** The used analyses of this month; a click shows all quotas. */
export function QuotaBar({ quotas }: QuotaBarProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <span className="grid max-md:hidden">
      <Popover
        label={t`Kontingent in diesem Monat`}
        open={open}
        onOpenChange={setOpen}
        trigger={<BarButton quotas={quotas} />}
        className="grid w-80 gap-5 p-5"
      >
        <WhenUsedUp quota={quotas.analysis} onFollow={close} />
        {kinds.map((kind) => (
          <section key={kind} className="grid gap-2">
            <h2 className="text-sm">{i18n._(kindWords[kind])}</h2>
            <QuotaLines quotas={quotas} kind={kind} />
          </section>
        ))}
        <Button asChild>
          <Link href="/access" onClick={close}>
            <Trans>Mein Zugang</Trans>
          </Link>
        </Button>
      </Popover>
    </span>
  );
}

/** Passes on the props that Radix gives its trigger. */
function BarButton({ quotas, ...rest }: QuotaBarProps) {
  const { t } = useLingui();
  const { used, limit } = quotaTotal(quotas.analysis);
  return (
    <button
      type="button"
      {...rest}
      className="mr-1 w-[150px] rounded-md px-2 py-1.5 text-left text-xs text-ink-soft hover:bg-sunken"
    >
      <span className="flex justify-between gap-2 pb-1">
        {isExhausted(quotas.analysis) ? <Trans>Aufgebraucht</Trans> : <Trans>Analysen</Trans>}
        <b className="text-ink tabular-nums">
          {used} / {limit ?? '∞'}
        </b>
      </span>
      {limit !== null && (
        <ProgressBar
          label={t`Verbrauchte Analysen in diesem Monat`}
          value={limit === 0 ? 1 : used / limit}
          tone={used >= limit ? 'off' : 'primary'}
        />
      )}
    </button>
  );
}
