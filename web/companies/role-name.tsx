import { Trans } from '@lingui/react/macro';
import type { CompanyAnswer } from '#domain/companies/contract/calls.ts';

export function RoleName({ role }: Pick<CompanyAnswer, 'role'>) {
  switch (role) {
    case 'owner':
      return <Trans>Inhaber</Trans>;
    case 'manager':
      return <Trans>Verwaltung</Trans>;
    case 'employee':
      return <Trans>Mitarbeiter</Trans>;
  }
}
