import { Trans } from '@lingui/react/macro';
import { AudioLines, Mic, SearchX, Upload } from 'lucide-react';
import { Link } from 'wouter';
import { usePermitsAny } from '../../lib/current-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { openUpload } from '../upload-state.ts';

export function NoSessions() {
  return (
    <Card>
      <EmptyState
        icon={AudioLines}
        title={<Trans>Noch kein Vortrag</Trans>}
        text={
          <Trans>
            Hier stehen Ihre Vorträge mit Rhetorik-Wert. Nehmen Sie den ersten auf oder laden Sie eine Aufnahme hoch.
          </Trans>
        }
        action={<FirstActions />}
        help="record"
      />
    </Card>
  );
}

function FirstActions() {
  const mayRecord = usePermitsAny('analysis');
  const mayUpload = usePermitsAny('upload');
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {mayRecord && (
        <Button asChild look="primary" size="large">
          <Link href="/liverecorder">
            <Mic aria-hidden="true" />
            <Trans>Vortrag aufnehmen</Trans>
          </Link>
        </Button>
      )}
      {mayUpload && (
        <Button size="large" onClick={() => openUpload()}>
          <Upload aria-hidden="true" />
          <Trans>Aufnahme hochladen</Trans>
        </Button>
      )}
    </div>
  );
}

export function NothingFound({ onClear }: Readonly<{ onClear: () => void }>) {
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title={<Trans>Nichts gefunden</Trans>}
        text={<Trans>Zu dieser Suche und diesen Filtern gibt es keinen Vortrag.</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Alle Vorträge zeigen</Trans>
          </Button>
        }
      />
    </Card>
  );
}
