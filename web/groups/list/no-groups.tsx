import { Trans } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const NoGroups = ({ mayCreate }: Readonly<{ mayCreate: boolean }>) => (
  <Card>
    <EmptyState
      icon={UsersRound}
      help="share"
      title={<Trans>Noch in keiner Gruppe</Trans>}
      text={
        mayCreate ? (
          <Trans>
            In einer Gruppe üben Sie mit anderen: Sie teilen Vorträge, geben sich Rückmeldung und bleiben im Gespräch.
            Legen Sie eine an, oder treten Sie unten einer öffentlichen Gruppe bei.
          </Trans>
        ) : (
          <Trans>
            In einer Gruppe üben Sie mit anderen: Sie teilen Vorträge und geben sich Rückmeldung. Treten Sie unten einer
            öffentlichen Gruppe bei, oder lassen Sie sich einladen. Eigene Gruppen gehören zu einem größeren Tarif.
          </Trans>
        )
      }
    />
  </Card>
);
