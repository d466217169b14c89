import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, EyeOff, Film, Link2, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { HowToPlace } from '#domain/showcase/contract/calls.ts';
import { type HowToVideo, showcaseCommands } from '#domain/showcase/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { HowToPlayer } from '../how-to-player.tsx';
import { useHowToChange } from '../use-how-to-change.ts';
import { VideoDialog } from './video-dialog.tsx';

/** The pages that offer a video. */
function usePlaceWords(): Readonly<Record<HowToPlace, string>> {
  const { t } = useLingui();
  return { recorder: t`bei der Aufnahme`, report: t`beim Bericht` };
}

type VideoRowProps = Readonly<{
  video: HowToVideo;
  /** Undefined at the top and at the bottom of the list. */
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  /** Whether the order is being changed. */
  busy: boolean;
}>;

export function VideoRow({ video, up, down, busy }: VideoRowProps) {
  const { t } = useLingui();
  const [isWatched, watch] = useState(false);
  const { title, link } = video;
  const Kind = link === null ? Film : Link2;
  return (
    <li className="flex items-center gap-3 px-5 py-3 max-md:flex-wrap max-md:px-4">
      <Kind aria-hidden="true" className="size-[18px] flex-none text-ink-faint max-md:hidden" />
      <div className="grid min-w-0 flex-1 gap-1.5 max-md:basis-full">
        <button
          type="button"
          onClick={() => watch(true)}
          className="min-h-6 text-left font-[550] wrap-anywhere hover:text-primary"
        >
          {title}
        </button>
        <Facts video={video} />
      </div>
      <div className="flex flex-none items-center max-md:ml-auto">
        <Button look="quiet" size="icon" disabled={!up || busy} onClick={up} aria-label={t`„${title}“ nach oben`}>
          <ArrowUp aria-hidden="true" />
        </Button>
        <Button look="quiet" size="icon" disabled={!down || busy} onClick={down} aria-label={t`„${title}“ nach unten`}>
          <ArrowDown aria-hidden="true" />
        </Button>
        <RowMenu video={video} />
      </div>
      {isWatched && (
        <Dialog open onOpenChange={watch} title={title} description={video.description}>
          <HowToPlayer video={video} />
        </Dialog>
      )}
    </li>
  );
}

function Facts({ video: { isDraft, chapters, captions, places } }: Readonly<{ video: HowToVideo }>) {
  const { t } = useLingui();
  const placeWords = usePlaceWords();
  const languages = captions.map(({ locale }) => (locale === 'de' ? t`Deutsch` : t`Englisch`)).join(', ');
  return (
    <div className="flex flex-wrap gap-1.5">
      {isDraft ? (
        <Chip tone="near">
          <Trans>Entwurf</Trans>
        </Chip>
      ) : (
        <Chip tone="good">
          <Trans>Veröffentlicht</Trans>
        </Chip>
      )}
      {chapters.length > 0 && (
        <Chip>
          <Plural value={chapters.length} one="ein Kapitel" other="# Kapitel" />
        </Chip>
      )}
      {languages && (
        <Chip>
          <Trans>Untertitel: {languages}</Trans>
        </Chip>
      )}
      {places.map((place) => (
        <Chip key={place}>{placeWords[place]}</Chip>
      ))}
    </div>
  );
}

function RowMenu({ video }: Readonly<{ video: HowToVideo }>) {
  const { t } = useLingui();
  const { id: videoId, title, isDraft } = video;
  const publish = useHowToChange(() => send(showcaseCommands.ChangeHowToVideo, { videoId, isDraft: !isDraft }), {
    onDone: () =>
      showSnackbar(isDraft ? msg`Das Video ist für alle zu sehen.` : msg`Das Video ist wieder ein Entwurf.`),
    onRefused: tellRefusal,
  });
  return (
    <ActionMenu
      label={t`Mehr zu „${title}“`}
      actions={[
        {
          ...{ icon: Pencil, label: <Trans>Bearbeiten</Trans> },
          window: (close) => <VideoDialog video={video} onClose={close} />,
        },
        {
          icon: isDraft ? Send : EyeOff,
          label: isDraft ? <Trans>Veröffentlichen</Trans> : <Trans>Zum Entwurf machen</Trans>,
          run: () => publish.mutate(),
        },
        'line',
        {
          ...{ icon: Trash2, label: <Trans>Löschen</Trans>, danger: true },
          window: (close) => <DeleteDialog video={video} onClose={close} />,
        },
      ]}
    />
  );
}

function DeleteDialog({
  video: { id: videoId, title },
  onClose,
}: Readonly<{ video: HowToVideo; onClose: () => void }>) {
  const remove = useHowToChange(
    () => send(showcaseCommands.DeleteHowToVideo, { videoId }),
    () => {
      onClose();
      showSnackbar(msg`Das Video ist gelöscht.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>Video löschen?</Trans>}
      description={
        <Trans>
          „{title}“ verschwindet für alle, mit Kapiteln und Untertiteln. Das lässt sich nicht rückgängig machen. Als
          Entwurf bliebe es erhalten, und niemand sähe es.
        </Trans>
      }
      confirm={<Trans>Video löschen</Trans>}
    />
  );
}
