import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { pages } from '../../../lib/api.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { rowsOf } from '../../../ui/paged-list.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

type ChooseSessionDialogProps = Readonly<{ onClose: () => void; onChoose: (sessionId: string) => void }>;

/** Lists the person's newest talks; the chosen one is submitted. */
export function ChooseSessionDialog({ onClose, onChoose }: ChooseSessionDialogProps) {
  const { t } = useLingui();
  const [chosen, choose] = useState<string>();
  const list = useInfiniteQuery(pages(sessionList, {}));
  const sessions = rowsOf(list);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Einen Ihrer Vorträge einreichen</Trans>}
      description={<Trans>Der Vortrag bleibt auch bei Ihren Vorträgen. Es kostet keine weitere Analyse.</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button look="primary" disabled={chosen === undefined} onClick={() => chosen && onChoose(chosen)}>
            <Trans>Einreichen</Trans>
          </Button>
        </>
      }
    >
      {list.isPending && (
        <Loading>
          <Skeleton className="h-32" />
        </Loading>
      )}
      {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {list.isSuccess && sessions.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Sie haben noch keinen Vortrag.</Trans>
        </p>
      )}
      {sessions.length > 0 && (
        <fieldset aria-label={t`Ihre Vorträge`} className="grid max-h-80 gap-2 overflow-y-auto p-1">
          {sessions.map((session) => (
            <SessionOption
              key={session.id}
              talk={session}
              checked={chosen === session.id}
              onChoose={() => choose(session.id)}
            />
          ))}
        </fieldset>
      )}
      {list.hasNextPage && (
        <Button look="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <Trans>Ältere laden</Trans>
        </Button>
      )}
    </Dialog>
  );
}

type SessionOptionProps = Readonly<{
  talk: Readonly<{ name: string; recordingDate: string }>;
  checked: boolean;
  onChoose: () => void;
}>;

function SessionOption({ talk, checked, onChoose }: SessionOptionProps) {
  const { shortDateTime } = useFormats();
  return (
    <label className="grid min-h-touch cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border border-line px-3 py-1.5 text-sm has-checked:border-primary has-checked:bg-primary-wash has-focus-visible:shadow-(--focus)">
      <input type="radio" name="talk" checked={checked} onChange={onChoose} className="size-4 accent-primary" />
      <span className="font-[550] wrap-anywhere">{talk.name}</span>
      <span className="text-xs text-ink-faint tabular-nums">{shortDateTime(talk.recordingDate)}</span>
    </label>
  );
}
