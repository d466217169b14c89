import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Upload } from 'lucide-react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { usePermitsAny } from '../lib/current-user.tsx';
import { failureWords, openUpload, RetryButton } from '../sessions/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

export function AnalysisFailed({ session }: Readonly<{ session: Pick<SessionDetail, 'id' | 'failure'> }>) {
  const { i18n } = useLingui();
  const mayUpload = usePermitsAny('upload');
  const { cause, next } = failureWords(session.failure?.reason ?? 'internal');
  return (
    <Card className="p-6 max-md:p-5">
      <h2 className="flex items-center gap-2 text-off">
        <CircleAlert aria-hidden="true" className="size-5" />
        <Trans>Die Analyse ist gescheitert</Trans>
      </h2>
      <p className="mt-2">{i18n._(cause)}</p>
      <p className="mt-1 text-ink-soft">{i18n._(next)}</p>
      <p className="mt-3 text-sm text-ink-soft">
        <Trans>Die Analyse zählt nicht: Sie haben sie in Ihr Kontingent zurückbekommen.</Trans>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {session.failure?.canRetry && <RetryButton id={session.id} />}
        {mayUpload && (
          <Button onClick={() => openUpload()}>
            <Upload aria-hidden="true" />
            <Trans>Andere Aufnahme hochladen</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
