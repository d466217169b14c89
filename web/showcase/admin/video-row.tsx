import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, EyeOff, Film, Link2, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type HowToVideo, showcaseCommands } from '#domain/showcase/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuItem, MenuSeparator } from '../../ui/dropdown-menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { HowToPlayer } from '../how-to-player.tsx';
import { useHowTosAgain } from '../use-how-to-change.ts';
import { usePlaceWords } from './place-words.ts';
import { VideoDialog } from './video-dialog.tsx';

type VideoRowProps = Readonly<{
  video: HowToVideo;
  /** Undefined at the ends of the list. */
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  /** The order is being changed. */
  busy: boolean;
}>;

export function VideoRow({ video, up, down, busy }: VideoRowProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'watch' | 'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const { title, link } = video;
  const Kind = link === null ? Film : Link2;
  return (
    <li className="flex items-center gap-3 px-5 py-3 max-md:flex-wrap max-md:px-4">
      <Kind aria-hidden="true" className="size-[18px] flex-none text-ink-faint max-md:hidden" />
      <div className="grid min-w-0 flex-1 gap-1.5 max-md:basis-full">
        <button
          type="button"
          onClick={() => setOpen('watch')}
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
        <RowMenu video={video} onOpen={setOpen} />
      </div>
      {open === 'watch' && (
        <Dialog open onOpenChange={close} title={title} description={video.description}>
          <HowToPlayer video={video} />
        </Dialog>
      )}
      {open === 'edit' && <VideoDialog video={video} onClose={close} />}
      {open === 'delete' && <DeleteDialog video={video} onClose={close} />}
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

type RowMenuProps = Readonly<{ video: HowToVideo; onOpen: (dialog: 'edit' | 'delete') => void }>;

function RowMenu({ video: { id: videoId, title, isDraft }, onOpen }: RowMenuProps) {
  const { t } = useLingui();
  const fetchAgain = useHowTosAgain();
  const publish = useMutation({
    mutationFn: () => send(showcaseCommands.ChangeHowToVideo, { videoId, isDraft: !isDraft }),
    onSuccess: () => {
      void fetchAgain();
      showSnackbar(isDraft ? msg`Das Video ist für alle zu sehen.` : msg`Das Video ist wieder ein Entwurf.`);
    },
    onError: (error) => showSnackbar(errorMessage(error)),
  });
  return (
    <MoreMenu label={t`Mehr zu „${title}“`}>
      <MenuItem onSelect={() => onOpen('edit')}>
        <Pencil aria-hidden="true" />
        <Trans>Bearbeiten</Trans>
      </MenuItem>
      <MenuItem onSelect={() => publish.mutate()}>
        {isDraft ? <Send aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        {isDraft ? <Trans>Veröffentlichen</Trans> : <Trans>Zum Entwurf machen</Trans>}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => onOpen('delete')}>
        <Trash2 aria-hidden="true" />
        <Trans>Löschen</Trans>
      </MenuItem>
    </MoreMenu>
  );
}

function DeleteDialog({
  video: { id: videoId, title },
  onClose,
}: Readonly<{ video: HowToVideo; onClose: () => void }>) {
  const fetchAgain = useHowTosAgain();
  const remove = useMutation({
    mutationFn: () => send(showcaseCommands.DeleteHowToVideo, { videoId }),
    onSuccess: () => {
      onClose();
      void fetchAgain();
      showSnackbar(msg`Das Video ist gelöscht.`);
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Video löschen?</Trans>}
      description={
        <Trans>
          „{title}“ verschwindet für alle, mit Kapiteln und Untertiteln. Das lässt sich nicht rückgängig machen. Als
          Entwurf bliebe es erhalten, und niemand sähe es.
        </Trans>
      }
      confirm={<Trans>Video löschen</Trans>}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    />
  );
}
