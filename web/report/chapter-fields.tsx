import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type Chapter, longestChapterTitle } from '#domain/sessions/contract/chapters.ts';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';

type ChapterFieldsProps = Readonly<{
  chapters: readonly Chapter[];
  onChange: (chapters: readonly Chapter[]) => void;
  onJump: (second: number) => void;
}>;

/** Fields to name and remove chapters. */
export function ChapterFields({ chapters, onChange, onJump }: ChapterFieldsProps) {
  const { t } = useLingui();
  return (
    <ol className="grid gap-2" aria-label={t`Kapitel`}>
      {chapters.map(({ at, title }, index) => {
        const [time, number] = [clockTime(at), index + 1];
        return (
          <li key={at} className="flex items-center gap-2">
            <Button
              look="quiet"
              className="tabular-nums"
              aria-label={t`Zu ${time} springen`}
              onClick={() => onJump(at)}
            >
              {time}
            </Button>
            <TextInput
              aria-label={t`Name von Kapitel ${number}`}
              placeholder={t`Kapitel ${number}`}
              maxLength={longestChapterTitle}
              value={title}
              onChange={({ target }) =>
                onChange(chapters.map((chapter) => (chapter.at === at ? { at, title: target.value } : chapter)))
              }
            />
            <Button
              look="quiet"
              size="icon"
              aria-label={t`Kapitel ${number} entfernen`}
              onClick={() => onChange(chapters.filter((chapter) => chapter.at !== at))}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        );
      })}
      {chapters.length === 0 && (
        <li className="text-sm text-ink-soft">
          <Trans>Noch keine Kapitel.</Trans>
        </li>
      )}
    </ol>
  );
}
