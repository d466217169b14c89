import { Trans } from '@lingui/react/macro';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { countedIn, fadingIn } from '#domain/sessions/contract/overall-score.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { isMeasured } from './weight.ts';

type FormulaDialogProps = Readonly<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  session: Pick<SessionDetail, 'sessionScore' | 'scoreParts' | 'scoreVersion'>;
}>;

/** The formula with the talk's own figures, so that a reader can check it. */
export function FormulaDialog({ open, onOpenChange, session }: FormulaDialogProps) {
  const locale = useLocale();
  const { tenths, hundredths, number } = useFormats();
  const version = session.scoreVersion ?? Number.POSITIVE_INFINITY;
  const fading = fadingIn(version);
  const [from, to, weight] = [number(fading.from), number(fading.to), fading.weight];
  const measured = session.scoreParts.filter(isMeasured);
  const counted = countedIn(
    version,
    measured.map(({ score }) => score),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>So rechnen wir</Trans>}
      description={
        from === to ? (
          <Trans>
            Der Gesamtwert ist ein gewichteter Mittelwert: Jeder gemessene Teil zählt einmal, ein Teil unter {from}{' '}
            zählt {weight}-mal. Was nicht gemessen wurde, zählt nicht mit.
          </Trans>
        ) : (
          <Trans>
            Der Gesamtwert ist ein gewichteter Mittelwert: Jeder gemessene Teil zählt einmal, ein Teil unter {from}{' '}
            zählt {weight}-mal, und bis {to} geht das eine ins andere über. Was nicht gemessen wurde, zählt nicht mit.
          </Trans>
        )
      }
    >
      <ul className="grid gap-1 text-sm tabular-nums">
        {measured.map(({ name, score }, i) => (
          <li key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span>{partNames[name][locale]}</span>
            <span>
              {number(counted[i]?.weight ?? 1)} × {hundredths(counted[i]?.score ?? score)}
            </span>
          </li>
        ))}
        {session.sessionScore !== null && (
          <li className="flex justify-between gap-4 py-1.5 font-semibold">
            <Trans>Summe durch Summe der Gewichte</Trans>
            <span>
              {hundredths(session.sessionScore)}, <Trans>gezeigt als {tenths(session.sessionScore)}</Trans>
            </span>
          </li>
        )}
      </ul>
      <p className="text-sm text-ink-soft">
        <Trans>
          Ein Teil bekommt 10, solange sein Messwert im guten Bereich liegt, und umso weniger, je weiter er davon
          entfernt ist. Bei der Tonhöhe zählt auch jeder Abschnitt von zehn Sekunden, bei den Pausen auch, wie lang sie
          sind und wo sie stehen.
        </Trans>{' '}
        {session.scoreVersion !== null && <Trans>Formel Nummer {session.scoreVersion}.</Trans>}
      </p>
    </Dialog>
  );
}
