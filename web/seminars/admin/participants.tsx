import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SearchX, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { situationOf, situations } from '#domain/participation/contract/matrix.ts';
import { participantMatrix } from '#domain/participation/contract/participants.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { type Answer, query } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ColumnChooser } from '../../ui/column-chooser.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useSelected } from '../../ui/use-selected.ts';
import { useTableSettings } from '../../ui/use-table-settings.ts';
import { Legend } from './matrix/legend.tsx';
import { Matrix } from './matrix/matrix.tsx';
import { useMatrixColumns } from './matrix/matrix-columns.ts';
import { MatrixTools } from './matrix/matrix-tools.tsx';
import { ParticipantsBar } from './matrix/participants-bar.tsx';
import { PersonDialog } from './person/person-dialog.tsx';

const searchedFrom = 8;

type ParticipantsProps = Readonly<{ seminar: SeminarDetail; onInvite: () => void }>;

export function Participants({ seminar, onInvite }: ParticipantsProps) {
  const matrix = useQuery(query(participantMatrix, { seminarId: seminar.id }));
  if (!matrix.data) {
    if (matrix.isError) return <ErrorState error={matrix.error} retry={() => void matrix.refetch()} />;
    return (
      <Loading>
        <Skeleton className="h-80 rounded-lg" />
      </Loading>
    );
  }
  if (matrix.data.participants.length === 0) return <Nobody onInvite={onInvite} isOpen={!seminar.closed} />;
  return <Everybody seminar={seminar} {...matrix.data} />;
}

type EverybodyProps = Readonly<{ seminar: SeminarDetail }> & Answer<typeof participantMatrix>;

function Everybody({ seminar, elements, participants }: EverybodyProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<string>();
  const [hasTitles, setTitles] = useState(false);
  const selection = useSelected();
  const columns = useMatrixColumns(elements);
  const settings = useTableSettings(`matrix_${seminar.id}`, { order: 'name' });
  const { hidden, show, order, setOrder, filter, setFilter } = settings;
  const situation = situations.find((one) => one === filter);
  const now = new Date();
  const kept = situation ? participants.filter((one) => situationOf(one, now) === situation) : participants;
  const selected = participants.flatMap(({ id }) => (selection.ids.has(id) ? [id] : []));
  return (
    <div className="grid gap-4">
      <MatrixTools
        participants={participants}
        situation={situation}
        onSituation={(next) => setFilter(next ?? '')}
        order={order}
        onOrder={setOrder}
        columns={columns.chosen}
        hasTitles={hasTitles}
        onTitles={setTitles}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap gap-2">
          {participants.length >= searchedFrom && (
            <SearchInput
              value={words}
              onSettled={setWords}
              placeholder={t`Person suchen`}
              aria-label={t`Person suchen`}
              className="w-72 max-md:w-full"
            />
          )}
          {elements.length > 1 && <ColumnChooser columns={columns.chosen} hidden={hidden} show={show} />}
        </span>
        <Legend />
      </div>
      <Matrix
        seminar={seminar}
        elements={elements}
        participants={kept}
        all={participants}
        columns={columns}
        hidden={hidden}
        order={order}
        onOrder={setOrder}
        words={words}
        hasTitles={hasTitles}
        selection={selection}
        onOpen={setOpen}
        empty={
          <Card>
            <EmptyState
              icon={SearchX}
              title={<Trans>Niemand gefunden</Trans>}
              text={<Trans>Dazu gibt es im Moment niemanden im Seminar.</Trans>}
            />
          </Card>
        }
      />
      {selected.length > 0 && !seminar.closed && (
        <ParticipantsBar seminar={seminar} userIds={selected} onDone={selection.clear} />
      )}
      {open && <PersonDialog seminar={seminar} userId={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
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
