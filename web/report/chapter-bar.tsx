import { Trans, useLingui } from '@lingui/react/macro';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { type Chapter, Chapters } from '#domain/sessions/contract/chapters.ts';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import type { Player } from '../player/for-others.ts';
import { useSecond } from '../player/for-others.ts';
import { useSessionChange } from '../sessions/for-others.ts';
import { Button } from '../ui/button.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { ChapterFields } from './chapter-fields.tsx';

type ChapterBarProps = Readonly<{
  id: string;
  chapters: readonly Chapter[];
  player: Player;
  editing: boolean;
  onClose: () => void;
}>;

/** The chapters of a talk, to jump to or to edit. */
export function ChapterBar({ id, chapters, player, editing, onClose }: ChapterBarProps) {
  if (editing) return <Editor id={id} chapters={chapters} player={player} onClose={onClose} />;
  return chapters.length === 0 ? null : <Parts chapters={chapters} player={player} />;
}

function Parts({ chapters, player }: Pick<ChapterBarProps, 'chapters' | 'player'>) {
  const { t } = useLingui();
  const second = useSecond(player);
  const current = chapters.findLast(({ at }) => at <= second);
  return (
    <ol
      aria-label={t`Kapitel`}
      className="flex flex-wrap gap-1 border-t border-line px-4 py-2.5 lg:flex-nowrap lg:overflow-x-auto lg:py-1"
    >
      {chapters.map((chapter, index) => {
        const number = index + 1;
        return (
          <li key={chapter.at} className="min-w-0 lg:flex-none">
            <Button
              look="quiet"
              className="max-w-[28ch]"
              aria-current={chapter === current ? 'true' : undefined}
              onClick={() => player.playFrom(chapter.at)}
            >
              <span className="text-xs text-ink-faint tabular-nums">{clockTime(chapter.at)}</span>
              <span className={chapter === current ? 'truncate text-primary' : 'truncate'}>
                {chapter.title || t`Kapitel ${number}`}
              </span>
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

function Editor({ id, chapters: marked, player, onClose }: Omit<ChapterBarProps, 'editing'>) {
  const [chapters, setChapters] = useState<readonly Chapter[]>(marked);
  const change = useSessionChange(() => send(sessionCommands.MarkChapters, { id, chapters: [...chapters] }), onClose);
  function add() {
    const at = Math.round(player.time() * 10) / 10;
    const next = [...chapters.filter((chapter) => chapter.at !== at), { at, title: '' }];
    if (Chapters.safeParse(next).success) setChapters(next.sort((one, other) => one.at - other.at));
  }
  return (
    <div className="grid gap-3 border-t border-line px-4 py-4">
      <ChapterFields chapters={chapters} onChange={setChapters} onJump={player.playFrom} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={add}>
          <BookmarkPlus aria-hidden="true" />
          <Trans>Kapitel an dieser Stelle</Trans>
        </Button>
        <Button
          look="primary"
          busy={change.isPending}
          onClick={() => change.mutate(undefined, { onError: (error) => showSnackbar(errorMessage(error)) })}
        >
          <Trans>Kapitel speichern</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
      </div>
    </div>
  );
}
