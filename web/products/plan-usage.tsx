import { Plural, Trans } from '@lingui/react/macro';
import type { PlanRow } from '#domain/products/contract/plans.ts';

/** Buyers of a plan, for example "41 people, 3 companies". */
export function PlanUsage({ usage: { people, companies, seats } }: Pick<PlanRow, 'usage'>) {
  if (people + companies === 0) return <Trans>niemand</Trans>;
  return (
    <>
      {people > 0 && <Plural value={people} one="eine Person" other="# Personen" />}
      {people > 0 && companies > 0 && ', '}
      {companies > 0 && (
        <>
          <Plural value={companies} one="eine Firma" other="# Firmen" />{' '}
          <Plural value={seats} one="(ein Platz)" other="(# Plätze)" />
        </>
      )}
    </>
  );
}
