import { Trans } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export const NothingFound = ({ onClear }: Readonly<{ onClear: () => void }>) => (
  <Card>
    <EmptyState
      icon={SearchX}
      title={<Trans>Nichts gefunden</Trans>}
      text={
        <Trans>
          Zu dieser Suche gibt es keinen Vorgang. Namen gelöschter Personen findet sie nicht mehr, Kennungen schon.
        </Trans>
      }
      action={
        <Button onClick={onClear}>
          <Trans>Alle Vorgänge zeigen</Trans>
        </Button>
      }
    />
  </Card>
);
