import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SearchX, UserPlus, Users } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type ParticipantRow, type Situation, situationOf } from '#domain/participation/contract/matrix.ts';
import { participantMatrix } from '#domain/participation/contract/participants.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { query } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Legend } from './matrix/legend.tsx';
import { Matrix } from './matrix/matrix.tsx';
import { MatrixTools, type Order } from './matrix/matrix-tools.tsx';
import type { Selection } from './matrix/selection.ts';
import { SelectionBar } from './matrix/selection-bar.tsx';
import { PersonDialog } from './person/person-dialog.tsx';

const searchedFrom = 8;

type ParticipantsProps = Readonly<{ seminar: SeminarDetail; onInvite: () => void }>;

export function Participants({ seminar, onInvite }: ParticipantsProps) {
  const { t } = useLingui();
  const matrix = useQuery(query(participantMatrix, { seminarId: seminar.id }));
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<string>();
  const [situation, setSituation] = useState<Situation>();
  const [order, setOrder] = useState<Order>('name');
  const [hasTitles, setTitles] = useState(false);
  const selection = useSelected();
  if (!matrix.data) {
    if (matrix.isError) return <ErrorState error={matrix.error} retry={() => void matrix.refetch()} />;
    return (
      <Loading>
        <Skeleton className="h-80 rounded-lg" />
      </Loading>
    );
  }
  const { elements, participants } = matrix.data;
  if (participants.length === 0) return <Nobody onInvite={onInvite} isOpen={!seminar.closed} />;
  const now = new Date();
  const found = inOrder(
    participants.filter(
      (one) => isFound(one, words) && (situation === undefined || situationOf(one, now) === situation),
    ),
    order,
  );
  const selected = participants.flatMap(({ id }) => (selection.ids.has(id) ? [id] : []));
  return (
    <div className="grid gap-4">
      <MatrixTools
        participants={participants}
        situation={situation}
        onSituation={setSituation}
        order={order}
        onOrder={setOrder}
        hasTitles={hasTitles}
        onTitles={setTitles}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {participants.length >= searchedFrom ? (
          <SearchInput
            value={words}
            onSettled={setWords}
            placeholder={t`Person suchen`}
            aria-label={t`Person suchen`}
            className="w-72 max-md:w-full"
          />
        ) : (
          <span />
        )}
        <Legend />
      </div>
      {found.length > 0 ? (
        <Matrix
          seminar={seminar}
          elements={elements}
          participants={found}
          all={participants}
          hasTitles={hasTitles}
          selection={selection}
          onOpen={setOpen}
        />
      ) : (
        <Card>
          <EmptyState
            icon={SearchX}
            title={<Trans>Niemand gefunden</Trans>}
            text={<Trans>Dazu gibt es im Moment niemanden im Seminar.</Trans>}
          />
        </Card>
      )}
      {selected.length > 0 && !seminar.closed && (
        <SelectionBar seminar={seminar} userIds={selected} onDone={selection.clear} />
      )}
      {open && <PersonDialog seminar={seminar} userId={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function useSelected(): Selection & Readonly<{ clear: () => void }> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (changed: readonly string[], isOn: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        for (const id of changed) {
          if (isOn) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    [],
  );
  return { ids, toggle, clear: () => setIds(new Set()) };
}

/** The server has them by name. */
function inOrder(participants: ParticipantRow[], order: Order): ParticipantRow[] {
  if (order === 'progress') return participants.toSorted((a, b) => a.progress - b.progress);
  if (order === 'active') return participants.toSorted((a, b) => a.lastActiveAt.localeCompare(b.lastActiveAt));
  return participants;
}

function isFound({ username, name }: ParticipantRow, words: string): boolean {
  const names = [username, name].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}

const Nobody = ({ onInvite, isOpen }: Readonly<{ onInvite: () => void; isOpen: boolean }>) => (
  <Card>
    <EmptyState
      icon={Users}
      title={<Trans>Noch nimmt niemand teil</Trans>}
      text={<Trans>Laden Sie Menschen mit ihren E-Mail-Adressen ein. Wer annimmt, steht hier mit seinem Stand.</Trans>}
      action={
        isOpen && (
          <Button size="large" look="primary" onClick={onInvite}>
            <UserPlus aria-hidden="true" />
            <Trans>Einladen</Trans>
          </Button>
        )
      }
    />
  </Card>
);
