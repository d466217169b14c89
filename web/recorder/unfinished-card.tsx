import { Trans, useLingui } from '@lingui/react/macro';
import { ListChecks, Mic, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import type { UnfinishedTake } from './unfinished-takes.ts';
import { discardUnfinished, type useUnfinishedTakes } from './use-unfinished-takes.ts';

type UnfinishedCardProps = Readonly<{
  unfinished: ReturnType<typeof useUnfinishedTakes>;
  /** Longest recording. Seconds. */
  maxLength: number;
  onGoOn: (take: UnfinishedTake) => void;
  onOpen: (take: UnfinishedTake) => void;
}>;

/** Takes that a crash, a closed lid or a change of mind left unfinished. */
export function UnfinishedCard({ unfinished: { takes: all, again }, maxLength, onGoOn, onOpen }: UnfinishedCardProps) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState<UnfinishedTake>();
  // Takes that wait to be sent have a card of their own.
  const takes = all.filter(({ local }) => local?.order === undefined);
  if (takes.length === 0) return null;
  async function discard() {
    if (!leaving) return;
    setLeaving(undefined);
    await discardUnfinished(leaving).catch((error: unknown) => showSnackbar(errorMessage(error)));
    await again();
  }
  return (
    <Card className="mb-6 p-6 max-md:p-5">
      <h2>
        <Trans>Noch nicht gesendet</Trans>
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        <Trans>
          Hier ist nichts verloren gegangen. Machen Sie weiter, wo Sie aufgehört haben, oder senden oder verwerfen Sie
          die Aufnahme.
        </Trans>
      </p>
      <ul aria-label={t`Noch nicht gesendete Aufnahmen`} className="mt-3 divide-y divide-line">
        {takes.map((take) => (
          <Row
            key={take.id}
            take={take}
            onGoOn={canGoOn(take, maxLength) ? () => onGoOn(take) : undefined}
            onOpen={() => onOpen(take)}
            onDiscard={() => setLeaving(take)}
          />
        ))}
      </ul>
      <DiscardDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        onConfirm={() => void discard()}
      />
    </Card>
  );
}

/** A take can be continued on the device that has its beginning, and only in a WebM container. */
const canGoOn = ({ local, seconds }: UnfinishedTake, maxLength: number): boolean =>
  local?.contentType.endsWith('/webm') === true && seconds < maxLength;

type RowProps = Readonly<{
  take: UnfinishedTake;
  onGoOn: (() => void) | undefined;
  onOpen: () => void;
  onDiscard: () => void;
}>;

function Row({ take, onGoOn, onOpen, onDiscard }: RowProps) {
  const { shortDateTime } = useFormats();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-[550] tabular-nums">{shortDateTime(take.recordedAt)}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {clockTime(take.seconds)} · {take.type === 'video' ? <Trans>mit Bild</Trans> : <Trans>Ton</Trans>} ·{' '}
          {take.local ? <Trans>auf diesem Gerät</Trans> : <Trans>auf dem Server</Trans>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {onGoOn && (
          <Button look="primary" onClick={onGoOn}>
            <Mic aria-hidden="true" />
            <Trans>Weitermachen</Trans>
          </Button>
        )}
        <Button {...(!onGoOn && { look: 'primary' })} onClick={onOpen}>
          <ListChecks aria-hidden="true" />
          <Trans>Prüfen und senden</Trans>
        </Button>
        <Button look="danger" onClick={onDiscard}>
          <Trash2 aria-hidden="true" />
          <Trans>Verwerfen</Trans>
        </Button>
      </div>
    </li>
  );
}
