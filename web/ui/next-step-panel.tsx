import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';

type NextStepPanelProps = Readonly<{ title: ReactNode; text: ReactNode; actions: ReactNode }>;

/** The most prominent part of the dashboard: the next step, chosen by the server. */
export function NextStepPanel({ title, text, actions }: NextStepPanelProps) {
  return (
    <section
      data-tour="next-step"
      className="grid items-center gap-6 rounded-lg bg-primary-wash p-8 max-md:gap-5 max-md:p-5 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid justify-items-start gap-2">
        <Chip tone="surface">
          <Trans>Nächster Schritt</Trans>
        </Chip>
        <h2 className="font-display text-xl leading-tight font-semibold wrap-anywhere text-balance">{title}</h2>
        <p className="max-w-[62ch] text-pretty text-ink-soft">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:flex-col-reverse max-sm:items-stretch">{actions}</div>
    </section>
  );
}
