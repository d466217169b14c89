import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type TextAnalysis, timesAgain } from '#domain/sessions/contract/text-report.ts';
import type { Player } from '../../player/for-others.ts';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FindingRows } from './finding-rows.tsx';
import { HeardHesitations } from './heard-hesitations.tsx';
import { RepetitionQuote } from './repetition-quote.tsx';
import { surroundingsOf } from './surroundings.ts';

type FindingsCardProps = Readonly<{
  sessionId: string;
  player: Player;
  text: TextAnalysis;
  /** Hesitations that are heard but not in the words. */
  heard?: readonly Readonly<{ offset: number }>[];
  /** Whether the words do not fit the sound; nothing in them counts then. */
  isOther?: boolean;
}>;

/** The findings in the words. Each can be played and dismissed, so that nobody has to trust a number. */
export function FindingsCard(props: FindingsCardProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState('fillers');
  const { fillers, repetitions } = props.text;
  const { heard = [], isOther } = props;
  return (
    <Card className="min-w-0 p-6 max-md:p-5">
      <h2>
        <Trans>Füllwörter und Wiederholungen</Trans>
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        {props.isOther ? (
          <Trans>Der Wortlaut passt nicht zum Ton: Diese Fundstellen zählen im Wert nicht mit.</Trans>
        ) : (
          <Trans>
            Jede Fundstelle zählt im Wert mit. Was keine ist, nehmen Sie heraus; der Wert wird dann neu berechnet.
          </Trans>
        )}
      </p>
      <Tabs
        label={t`Fundstellen`}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'fillers',
            label: <Counted name={t`Füllwörter`} count={heard.length + (isOther ? 0 : countOf(fillers, () => 1))} />,
            content: (
              <>
                <Fillers {...props} />
                <HeardHesitations heard={heard} player={props.player} />
              </>
            ),
          },
          {
            value: 'repetitions',
            label: <Counted name={t`Wiederholungen`} count={isOther ? 0 : countOf(repetitions, timesAgain)} />,
            content: <Repetitions {...props} />,
          },
        ]}
      />
    </Card>
  );
}

function Fillers({ text: { fillers, words }, heard = [], isOther: _, ...rest }: FindingsCardProps) {
  if (fillers.length === 0) {
    const isSilent = heard.length === 0;
    return (
      <None
        words={isSilent ? <Trans>Kein Füllwort gefunden.</Trans> : <Trans>Im Wortlaut steht kein Füllwort.</Trans>}
      />
    );
  }
  return (
    <FindingRows {...rest} findings={fillers} quote={(finding) => <FillerQuote finding={finding} words={words} />} />
  );
}

function Repetitions({ text: { repetitions }, heard: _, isOther: __, ...rest }: FindingsCardProps) {
  if (repetitions.length === 0) return <None words={<Trans>Keine Wiederholung gefunden.</Trans>} />;
  return <FindingRows {...rest} findings={repetitions} quote={(finding) => <RepetitionQuote finding={finding} />} />;
}

const None = ({ words }: Readonly<{ words: ReactNode }>) => <p className="py-2 text-sm text-ink-soft">{words}</p>;

/** The number that the rate uses, without dismissed findings. */
const countOf = <Finding extends Readonly<{ dismissed: boolean }>>(
  findings: readonly Finding[],
  times: (finding: Finding) => number,
): number => findings.reduce((sum, finding) => sum + (finding.dismissed ? 0 : times(finding)), 0);

const Counted = ({ name, count }: Readonly<{ name: string; count: number }>) => (
  <>
    {name} <span className="tabular-nums">{count}</span>
  </>
);

type FillerQuoteProps = Readonly<{ finding: TextAnalysis['fillers'][number]; words: TextAnalysis['words'] }>;

/** A filler with the words around it, which show whether it is one. */
function FillerQuote({ finding, words }: FillerQuoteProps) {
  const { before, found, after } = surroundingsOf(words, finding);
  const looks = finding.dismissed ? 'line-through decoration-ink-faint' : 'bg-off-wash border-b-2 border-off text-ink';
  return (
    <p>
      <span className="font-display text-md text-ink-soft">
        {before} <b className={`rounded-t-[4px] px-0.5 ${looks}`}>{found}</b> {after}
      </span>
      {finding.certainty === 'in_context' && (
        <span className="block text-xs text-ink-faint">
          <Trans>Nur an dieser Stelle ein Füllwort</Trans>
        </span>
      )}
    </p>
  );
}
