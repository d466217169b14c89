import { Trans } from '@lingui/react/macro';
import { Library, Mic, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { openUpload } from '../../../sessions/for-others.ts';
import { Button } from '../../../ui/button.tsx';
import { useSubmitSession } from '../../dashboard/use-submit-session.ts';
import type { ElementOf } from '../element-props.ts';
import { ChooseSessionDialog } from './choose-session-dialog.tsx';

type SubmitWaysProps = Readonly<{ element: ElementOf<'video_presentation'>; isFirst: boolean }>;

/** Three ways to submit: record, upload a file, or choose an existing talk. */
export function SubmitWays({ element: { id: elementId, seminarId }, isFirst }: SubmitWaysProps) {
  const [choosing, setChoosing] = useState(false);
  const submit = useSubmitSession({ seminarId, elementId });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button asChild look={isFirst ? 'record' : 'plain'} size="large">
          <Link href={`/seminars/dashboard/${seminarId}/${elementId}/record`}>
            <Mic aria-hidden="true" />
            {isFirst ? <Trans>Jetzt aufnehmen</Trans> : <Trans>Noch einmal aufnehmen</Trans>}
          </Link>
        </Button>
        <Button size="large" busy={submit.isPending} onClick={() => openUpload((id) => submit.mutate(id))}>
          <Upload aria-hidden="true" />
          <Trans>Datei hochladen</Trans>
        </Button>
        <Button look="quiet" size="large" onClick={() => setChoosing(true)}>
          <Library aria-hidden="true" />
          <Trans>Aus meinen Vorträgen</Trans>
        </Button>
      </div>
      {choosing && (
        <ChooseSessionDialog
          onClose={() => setChoosing(false)}
          onChoose={(id) => {
            setChoosing(false);
            submit.mutate(id);
          }}
        />
      )}
    </div>
  );
}
