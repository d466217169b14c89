import { Trans } from '@lingui/react/macro';
import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const NoSeminars = ({ actions }: Readonly<{ actions: ReactNode }>) => (
  <Card>
    <EmptyState
      icon={GraduationCap}
      help="build"
      title={<Trans>Noch kein Seminar</Trans>}
      text={
        <Trans>
          Ein Seminar führt Schritt für Schritt: lesen, ansehen, üben, aufnehmen, sich gegenseitig Rückmeldung geben.
          Legen Sie eines an und laden Sie andere ein. Seminare, zu denen Sie eingeladen sind, stehen hier, sobald Sie
          die Einladung annehmen.
        </Trans>
      }
      action={<div className="flex flex-wrap-reverse justify-center gap-2">{actions}</div>}
    />
  </Card>
);
