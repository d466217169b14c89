import { Trans, useLingui } from '@lingui/react/macro';
import { speechNorms } from '#domain/sessions/norms.ts';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { partNames } from './part-words.ts';
import { isMeasured, weightOf } from './weight.ts';

type FormulaDialogProps = Readonly<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  session: Pick<SessionDetail, 'sessionScore' | 'scoreParts' | 'scoreVersion'>;
}>;

/** The formula with the person's own figures in it, so that they can work it out again. */
export function FormulaDialog({ open, onOpenChange, session }: FormulaDialogProps) {
  const { i18n } = useLingui();
  const { hundredths } = useFormats();
  const { below, weight } = speechNorms.lowScore;
  const measured = session.scoreParts.filter(isMeasured);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>So rechnen wir</Trans>}
      description={
        <Trans>
          Der Rhetorik-Wert ist ein gewichteter Mittelwert: Jeder gemessene Teil zählt einmal, ein Teil unter {below}{' '}
          zählt {weight}-mal. Was nicht gemessen wurde, zählt nicht mit.
        </Trans>
      }
    >
      <ul className="grid gap-1 text-sm tabular-nums">
        {measured.map(({ name, score }) => (
          <li key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span>{i18n._(partNames[name])}</span>
            <span>
              {weightOf(score)} × {hundredths(score)}
            </span>
          </li>
        ))}
        {session.sessionScore !== null && (
          <li className="flex justify-between gap-4 py-1.5 font-semibold">
            <Trans>Summe durch Summe der Gewichte</Trans>
            <span>{hundredths(session.sessionScore)}</span>
          </li>
        )}
      </ul>
      <p className="text-sm text-ink-soft">
        <Trans>
          Ein Teil bekommt 10, solange sein Messwert im guten Bereich liegt, und umso weniger, je weiter er davon
          entfernt ist.
        </Trans>{' '}
        {session.scoreVersion !== null && <Trans>Formel Nummer {session.scoreVersion}.</Trans>}
      </p>
    </Dialog>
  );
}
