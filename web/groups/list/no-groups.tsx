import { Trans } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const NoGroups = ({ action }: Readonly<{ action: ReactNode }>) => (
  <Card>
    <EmptyState
      icon={UsersRound}
      help="share"
      title={<Trans>Noch in keiner Gruppe</Trans>}
      text={
        <Trans>
          In einer Gruppe üben Sie mit anderen: Sie teilen Vorträge, geben sich Rückmeldung und bleiben im Gespräch.
          Legen Sie eine an, oder treten Sie unten einer öffentlichen Gruppe bei.
        </Trans>
      }
      action={action}
    />
  </Card>
);
