import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { TextAnalysis } from '#domain/sessions/text-report.ts';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Player } from '../player/player.ts';
import { FillerQuote } from './filler-quote.tsx';
import { FindingRows } from './finding-rows.tsx';
import { RepetitionQuote } from './repetition-quote.tsx';

type FindingsCardProps = Readonly<{ sessionId: string; player: Player; text: TextAnalysis }>;

/** What was counted in the words, so that nobody has to believe a number: every finding can be heard and taken out. */
export function FindingsCard(props: FindingsCardProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState('fillers');
  const { fillers, repetitions } = props.text;
  return (
    <Card className="min-w-0 p-6 max-md:p-5">
      <h2>
        <Trans>Füllwörter und Wiederholungen</Trans>
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        <Trans>
          Jede Fundstelle zählt im Wert mit. Was keine ist, nehmen Sie heraus; der Wert wird dann neu berechnet.
        </Trans>
      </p>
      <Tabs
        label={t`Fundstellen`}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'fillers',
            label: <Counted name={t`Füllwörter`} findings={fillers} />,
            content: <Fillers {...props} />,
          },
          {
            value: 'repetitions',
            label: <Counted name={t`Wiederholungen`} findings={repetitions} />,
            content: <Repetitions {...props} />,
          },
        ]}
      />
    </Card>
  );
}

function Fillers({ text: { fillers, words }, ...rest }: FindingsCardProps) {
  if (fillers.length === 0) return <None words={<Trans>Kein Füllwort gefunden.</Trans>} />;
  return (
    <FindingRows {...rest} findings={fillers} quote={(finding) => <FillerQuote finding={finding} words={words} />} />
  );
}

function Repetitions({ text: { repetitions }, ...rest }: FindingsCardProps) {
  if (repetitions.length === 0) return <None words={<Trans>Keine Wiederholung gefunden.</Trans>} />;
  return <FindingRows {...rest} findings={repetitions} quote={(finding) => <RepetitionQuote finding={finding} />} />;
}

const None = ({ words }: Readonly<{ words: ReactNode }>) => <p className="py-2 text-sm text-ink-soft">{words}</p>;

type Judged = readonly Readonly<{ dismissed: boolean }>[];

function Counted({ name, findings }: Readonly<{ name: string; findings: Judged }>) {
  return (
    <>
      {name} <span className="tabular-nums">{findings.filter(({ dismissed }) => !dismissed).length}</span>
    </>
  );
}
