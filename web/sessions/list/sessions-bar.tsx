import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight, Share2, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { sharesSessions } from '#domain/shares/contract/calls.ts';
import { usePermitsAny } from '../../lib/current-user.tsx';
import { ShareDialog } from '../../shares/for-others.ts';
import { Button } from '../../ui/button.tsx';
import { BarLabel, SelectionBar } from '../../ui/selection-bar.tsx';
import { analysisState } from '../analysis-status.ts';
import { TagsDialog } from '../tags/tags-dialog.tsx';
import { DeleteSessionsDialog } from './delete-sessions-dialog.tsx';

type SessionsBarProps = Readonly<{
  talks: readonly SessionRow[];
  /** Undefined if all loaded talks are selected. */
  onAll: (() => void) | undefined;
  onClear: () => void;
}>;

/** The actions on all selected talks. */
export function SessionsBar({ talks, onAll, onClear }: SessionsBarProps) {
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'tags' | 'share' | 'delete'>();
  const mayShare = usePermitsAny(sharesSessions);
  const close = () => setOpen(undefined);
  const analysed = talks.filter((talk) => analysisState(talk) === 'succeeded');
  return (
    <SelectionBar count={talks.length} onAll={onAll} onClear={onClear}>
      <Button
        disabled={analysed.length < 2}
        onClick={() => navigate(`/sessions/progress?talks=${analysed.map(({ id }) => id).join('-')}`)}
      >
        <ArrowLeftRight aria-hidden="true" />
        <BarLabel>
          <Trans>Vergleichen</Trans>
        </BarLabel>
      </Button>
      <Button onClick={() => setOpen('tags')}>
        <Tag aria-hidden="true" />
        <BarLabel>
          <Trans>Schlagwörter</Trans>
        </BarLabel>
      </Button>
      {mayShare && (
        <Button onClick={() => setOpen('share')}>
          <Share2 aria-hidden="true" />
          <BarLabel>
            <Trans>Teilen</Trans>
          </BarLabel>
        </Button>
      )}
      <Button look="danger" onClick={() => setOpen('delete')}>
        <Trash2 aria-hidden="true" />
        <BarLabel>
          <Trans>Löschen</Trans>
        </BarLabel>
      </Button>
      {open === 'tags' && <TagsDialog talks={talks} onClose={close} onDone={onClear} />}
      {open === 'share' && <ShareDialog sessions={talks} onClose={close} />}
      {open === 'delete' && <DeleteSessionsDialog talks={talks} onClose={close} onDone={onClear} />}
    </SelectionBar>
  );
}
