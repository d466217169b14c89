import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Chip } from '../../ui/chip.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StateChip } from '../state-chip.tsx';

type OfSeminar = Readonly<{ seminar: SeminarRow }>;

/** A participant's progress, or the owner's view of the seminar's state. */
export const SeminarStanding = ({ seminar }: OfSeminar) =>
  seminar.isOwner ? <Given seminar={seminar} /> : <Attended seminar={seminar} />;

function Given({ seminar }: OfSeminar) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <StateChip seminar={seminar} />
      <span>
        <Plural value={seminar.participants ?? 0} one="# Teilnehmer/in" other="# Teilnehmende" />
      </span>
      <span>
        <Plural value={seminar.elements} one="# Element" other="# Elemente" />
      </span>
    </div>
  );
}

function Attended({ seminar }: OfSeminar) {
  const { t } = useLingui();
  const { progress: share } = useFormats();
  const { progress, closed, published, name } = seminar;
  const done = share(progress ?? 0);
  return (
    <>
      <ProgressBar label={t`Fortschritt in „${name}“`} value={progress ?? 0} />
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span>{progress === 0 ? <Trans>Noch nicht begonnen</Trans> : <Trans>{done} erledigt</Trans>}</span>
        {progress === 1 && (
          <Chip tone="good">
            <Trans>Abgeschlossen</Trans>
          </Chip>
        )}
        {closed ? (
          <StateChip seminar={seminar} />
        ) : (
          !published && (
            <Chip>
              <Trans>Pausiert</Trans>
            </Chip>
          )
        )}
      </div>
    </>
  );
}
