import { Trans } from '@lingui/react/macro';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { Card } from '../../ui/card.tsx';
import { CheckList } from './check-list.tsx';

export const ChecksCard = ({ seminar }: Readonly<{ seminar: SeminarDetail }>) => (
  <Card className="grid gap-3 p-6 max-md:p-4">
    <h2 className="text-lg">
      <Trans>Vor dem Veröffentlichen</Trans>
    </h2>
    <CheckList seminar={seminar} />
  </Card>
);
