import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { CompanyAnswer } from '#domain/companies/contract/calls.ts';

/** Taken seats, seats held by invitations, and free seats. */
export function SeatBar({ seats: { total, taken, held } }: Pick<CompanyAnswer, 'seats'>) {
  const { t } = useLingui();
  const free = Math.max(0, total - taken - held);
  // After a reduction there may be fewer seats than people.
  const all = Math.max(total, taken + held);
  const width = (count: number) => ({ width: `${(count / all) * 100}%` });
  return (
    <div className="grid gap-3">
      <p className="text-2xl font-display font-semibold">
        <Trans>
          {taken} von {total} vergeben
        </Trans>
      </p>
      <div
        role="img"
        aria-label={t`Von ${total} Plätzen sind ${taken} vergeben, ${held} vorgemerkt und ${free} frei.`}
        className="flex h-3 overflow-hidden rounded-full bg-sunken"
      >
        <div className="bg-primary transition-[width]" style={width(taken)} />
        <div className="bg-primary opacity-40 transition-[width]" style={width(held)} />
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-ink-soft" aria-hidden="true">
        <Part dot="bg-primary">
          <Trans>{taken} vergeben</Trans>
        </Part>
        <Part dot="bg-primary opacity-40">
          <Trans>{held} für Eingeladene vorgemerkt</Trans>
        </Part>
        <Part dot="border border-line-strong bg-sunken">
          <Trans>{free} frei</Trans>
        </Part>
      </ul>
      {taken + held > total && (
        <p className="text-sm text-off">
          <Trans>Es sind mehr Personen dabei oder eingeladen, als es Plätze gibt.</Trans>
        </p>
      )}
    </div>
  );
}

const Part = ({ dot, children }: Readonly<{ dot: string; children: ReactNode }>) => (
  <li className="flex items-center gap-2">
    <span className={cx('size-2.5 rounded-full', dot)} />
    <span>{children}</span>
  </li>
);
