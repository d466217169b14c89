import { Trans } from '@lingui/react/macro';
import type { CompanyRow } from '#domain/companies/contract/administration.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Chip } from '../../ui/chip.tsx';

export function CompanyState({ state, planEndsAt }: Pick<CompanyRow, 'state' | 'planEndsAt'>) {
  const { shortDay } = useFormats();
  const end = planEndsAt && shortDay(planEndsAt, new Date());
  switch (state) {
    case 'active':
      return (
        <Chip tone="good">
          <Trans>aktiv</Trans>
        </Chip>
      );
    case 'ending':
      return (
        <Chip tone="near">
          <Trans>endet {end}</Trans>
        </Chip>
      );
    case 'suspended':
      return (
        <Chip tone="off">
          <Trans>deaktiviert</Trans>
        </Chip>
      );
    case 'none':
      return (
        <Chip>
          <Trans>ohne Tarif</Trans>
        </Chip>
      );
  }
}
