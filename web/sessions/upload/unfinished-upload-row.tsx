import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { unfinishedUploads } from '#domain/sessions/contract/uploads.ts';
import { changesOf } from '../../lib/changes.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { shareSent } from './remaining-time.ts';
import { isOf } from './remembered-uploads.ts';
import type { UnfinishedUpload } from './use-unfinished-uploads.ts';
import { type Chosen, removeUpload } from './use-upload.ts';

const { useChange: useUploadChange } = changesOf([unfinishedUploads], { isAwaited: true });

type RowProps = Readonly<{ upload: UnfinishedUpload; onGoOn: (chosen: Chosen) => void }>;

export function UnfinishedUploadRow({ upload, onGoOn }: RowProps) {
  const { t } = useLingui();
  const { size } = useFormats();
  const [other, setOther] = useState(false);
  const { known, type } = upload;
  const [arrived, total] = [size(upload.offset), size(upload.size)];
  const fileName = known?.file.name ?? '';
  return (
    <li className="grid gap-2 py-2">
      <div className="min-w-0">
        <p className="truncate font-[550]">
          {known?.said.sessionName ?? <Trans>In einem anderen Browser begonnen</Trans>}
        </p>
        <p className="text-xs text-ink-soft tabular-nums">
          <Trans>
            {arrived} von {total}
          </Trans>
        </p>
      </div>
      <ProgressBar
        label={t`So weit ist es gekommen`}
        value={shareSent({ sent: upload.offset, total: upload.size })}
        tone="near"
      />
      {known && (
        <p className="text-xs break-words text-ink-soft">
          <Trans>Wählen Sie dieselbe Datei noch einmal: {fileName}</Trans>
        </p>
      )}
      {other && (
        <p role="alert" className="text-xs text-off">
          <Trans>Das ist eine andere Datei, oder sie wurde inzwischen geändert.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {known && (
          <FileButton
            label={t`Datei, die weiter hochgeladen wird`}
            accept={`${type}/*`}
            onChoose={(file) => (isOf(known, file) ? onGoOn({ file, type, said: known.said }) : setOther(true))}
          >
            <Trans>Weiter hochladen</Trans>
          </FileButton>
        )}
        <RemoveButton id={upload.id} />
      </div>
    </li>
  );
}

function RemoveButton({ id }: Pick<UnfinishedUpload, 'id'>) {
  const { id: userId } = useCurrentUser();
  const [asked, setAsked] = useState(false);
  const discard = useUploadChange(() => removeUpload(userId, id));
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        <Trash2 aria-hidden="true" />
        <Trans>Verwerfen</Trans>
      </Button>
      <ConfirmChange
        open={asked}
        onClose={() => setAsked(false)}
        change={discard}
        title={<Trans>Angefangenes Hochladen verwerfen?</Trans>}
        description={
          <Trans>Was schon angekommen ist, wird auf dem Server gelöscht. Ihre Datei bleibt, wo sie ist.</Trans>
        }
        confirm={<Trans>Verwerfen</Trans>}
      />
    </>
  );
}
