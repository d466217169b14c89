import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { MetaAnalysis } from '#domain/progress/contract/calls.ts';
import { shownChange } from '#domain/sessions/contract/measures.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useLocale } from '../lib/use-locale.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChartFrame } from '../ui/charts/chart-frame.tsx';
import { ChartTable } from '../ui/charts/chart-table.tsx';
import { PairChart, pairChartHeight, pairColours } from '../ui/charts/pair-chart.tsx';
import { attributeName } from './attribute-names.ts';
import { MetaSettingsDialog } from './meta-settings-dialog.tsx';
import { ScoreAgain } from './score-again.tsx';
import type { ShownProgress } from './shown-progress.ts';

/** Compares the latest talks with earlier ones; it names a change only if there is one. */
export function MetaAnalysisCard({
  progress: { metaAnalysis, settings, scoreTotal, incomparable, olderTalks },
}: Readonly<{ progress: ShownProgress }>) {
  const { t } = useLingui();
  const locale = useLocale();
  const { tenths } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const perSet = settings.numSessionsPerSet;
  const known = metaAnalysis.filter(({ avgFormerSessions }) => avgFormerSessions !== null);
  const names = [t`davor`, t`zuletzt`] as const;
  const shown = (value: number | null) => (value === null ? t`zu wenig Vorträge` : tenths(value));
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-lg">
            <Trans>Werden Sie besser?</Trans>
          </h2>
          <p className="text-sm text-ink-soft">
            <Trans>
              Die letzten {perSet} Vorträge neben den {perSet} davor.
            </Trans>
          </p>
        </div>
        <Button look="quiet" size="icon" aria-label={t`Was verglichen wird`} onClick={() => setOpen(true)}>
          <Settings2 aria-hidden="true" />
        </Button>
      </div>
      <ul className="grid gap-2">
        {metaAnalysis.map((one) => (
          <li key={one.attributeType} className="grid gap-0.5">
            <h3>{attributeName(one.attributeType, scoreTotal)[locale]}</h3>
            <p className="text-sm text-ink-soft">
              <Verdict analysis={one} />
            </p>
          </li>
        ))}
      </ul>
      {known.length > 0 && <Legend names={names} />}
      {known.length > 0 && (
        <ChartFrame
          height={pairChartHeight(known.length)}
          label={t`Mittel der Werte, davor und zuletzt`}
          table={
            <ChartTable
              head={[t`Maß`, names[0], names[1]]}
              rows={metaAnalysis.map(({ attributeType, avgFormerSessions, avgLatterSessions }) => ({
                key: attributeType,
                cells: [
                  attributeName(attributeType, scoreTotal)[locale],
                  shown(avgFormerSessions),
                  shown(avgLatterSessions),
                ],
              }))}
            />
          }
        >
          <PairChart
            names={names}
            max={10}
            format={tenths}
            pairs={known.map(({ attributeType, avgFormerSessions, avgLatterSessions }) => ({
              name: attributeName(attributeType, scoreTotal)[locale],
              one: avgFormerSessions,
              other: avgLatterSessions,
            }))}
          />
        </ChartFrame>
      )}
      <p className="text-xs text-ink-faint">
        <Trans>
          Eine Änderung nennen wir nur, wenn auf beiden Seiten {perSet} Vorträge stehen und der Unterschied größer ist
          als das übliche Auf und Ab. Bei zwanzig gleich guten Vorträgen irren wir uns damit in höchstens einem von
          zwanzig Fällen. Verglichen wird erst wieder, wenn die nächsten {perSet} Vorträge voll sind.
        </Trans>
      </p>
      {incomparable.count > 0 && <Incomparable {...incomparable} />}
      <ScoreAgain olderTalks={olderTalks} />
      {isOpen && <MetaSettingsDialog settings={settings} onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** The talks that are left out, and why. */
function Incomparable({ count, olderFormula }: ShownProgress['incomparable']) {
  return (
    <p className="text-xs text-ink-faint">
      <Plural
        value={count}
        one="Ein Vortrag bleibt außen vor: Er ist von anderer Art, nach einer anderen Formel bewertet, oder es wurden andere Teile gemessen."
        other="# Vorträge bleiben außen vor: Sie sind von anderer Art, nach einer anderen Formel bewertet, oder es wurden andere Teile gemessen."
      />
      {olderFormula > 0 && (
        <>
          {' '}
          <Plural
            value={olderFormula}
            one="Einer wurde nach einer älteren Formel bewertet."
            other="# wurden nach einer älteren Formel bewertet."
          />
        </>
      )}
    </p>
  );
}

function Legend({ names: [one, other] }: Readonly<{ names: readonly [string, string] }>) {
  return (
    <p aria-hidden="true" className="flex gap-4 text-xs text-ink-soft">
      <span className="flex items-center gap-1.5">
        <span className={`size-2.5 rounded-full ${pairColours.one}`} />
        {one}
      </span>
      <span className="flex items-center gap-1.5">
        <span className={`size-2.5 rounded-full ${pairColours.other}`} />
        {other}
      </span>
    </p>
  );
}

function Verdict({ analysis }: Readonly<{ analysis: MetaAnalysis }>) {
  const { tenths } = useFormats();
  const { verdict, deviation, avgFormerSessions, avgLatterSessions, numAvailableSessions, numSessionsPerSet } =
    analysis;
  if (verdict === 'too_few' || deviation === null) {
    const needed = 2 * numSessionsPerSet;
    return (
      <Trans>
        Noch zu wenig Vorträge, um etwas zu sagen: {numAvailableSessions} von {needed}.
      </Trans>
    );
  }
  const [from, to] = [avgFormerSessions ?? 0, avgLatterSessions ?? 0];
  const [before, now, by] = [tenths(from), tenths(to), tenths(Math.abs(shownChange('score', from, to)))];
  if (verdict === 'better') {
    return (
      <Trans>
        <b className="text-good">Besser</b> um {by} Punkte: von {before} auf {now}.
      </Trans>
    );
  }
  if (verdict === 'worse') {
    return (
      <Trans>
        <b className="text-off">Schlechter</b> um {by} Punkte: von {before} auf {now}.
      </Trans>
    );
  }
  return (
    <Trans>
      Kein klarer Unterschied: {before} davor, {now} zuletzt.
    </Trans>
  );
}
