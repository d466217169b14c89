import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, RotateCcw } from 'lucide-react';
import {
  type DrillKind,
  type DrillResult,
  drillCommands,
  drillResult,
  drillUnits,
} from '#domain/sessions/contract/drills.ts';
import { figureText, limitText } from '#domain/sessions/contract/measure-text.ts';
import { query, send } from '../lib/api.ts';
import { currentLocale } from '../lib/locale.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useLocale } from '../lib/use-locale.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { useDrillChange } from './drill-change.ts';
import { drillWords, reasonWords, verdictWords } from './drill-words.ts';

type DrillOutcomeProps = Readonly<{ drill: DrillKind; clipId: string; onAgain: () => void }>;

export function DrillOutcome({ drill, clipId, onAgain }: DrillOutcomeProps) {
  const result = useQuery(query(drillResult, { clipId, drill, locale: currentLocale() }));
  if (result.isError) return <ErrorState error={result.error} retry={() => void result.refetch()} />;
  if (!result.data) {
    return (
      <Loading>
        <Skeleton className="h-48 max-w-[820px] rounded-lg" />
      </Loading>
    );
  }
  return (
    <Card role="status" className="grid max-w-[820px] justify-items-start gap-4 p-6 max-md:p-5">
      <Figure result={result.data} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" size="large" onClick={onAgain}>
          <RotateCcw aria-hidden="true" />
          <Trans>Noch einmal</Trans>
        </Button>
        {result.data.verdict && <KeepButton drill={drill} clipId={clipId} />}
      </div>
      <p className="text-xs text-ink-faint">
        <Trans>Die Aufnahme ist schon gelöscht. Das Ergebnis bleibt nur, wenn Sie es sich merken lassen.</Trans>
      </p>
    </Card>
  );
}

function Figure({ result: { drill, verdict, value, good, reason } }: Readonly<{ result: DrillResult }>) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const formats = useFormats();
  if (verdict === null || value === null) {
    return <p className="max-w-[54ch]">{reason && i18n._(reasonWords[reason])}</p>;
  }
  const [from, to] = [good.from, good.to].map((end) =>
    end === null ? null : limitText(drillUnits[drill], end, formats),
  );
  const { name, tone } = verdictWords[verdict];
  const { unit } = drillWords[drill];
  return (
    <>
      <Chip tone={tone}>{i18n._(name)}</Chip>
      <p className="font-display text-[3rem] leading-none font-semibold tabular-nums">
        {figureText(drillUnits[drill], value, formats)}{' '}
        <span className="font-sans text-[1rem] font-normal text-ink-soft">
          {'de' in unit ? unit[locale] : i18n._(unit)}
        </span>
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        {from !== null && to !== null && (
          <Trans>
            Gut sind {from} bis {to}.
          </Trans>
        )}
        {from !== null && to === null && <Trans>Gut sind {from} und mehr.</Trans>}
        {from === null && to !== null && <Trans>Gut sind höchstens {to}.</Trans>}
      </p>
    </>
  );
}

function KeepButton({ drill, clipId }: Omit<DrillOutcomeProps, 'onAgain'>) {
  const keep = useDrillChange(() => send(drillCommands.KeepDrill, { drill, clipId, locale: currentLocale() }));
  return (
    <Button size="large" busy={keep.isPending} disabled={keep.isSuccess} onClick={() => keep.mutate()}>
      {keep.isSuccess && <Check aria-hidden="true" />}
      {keep.isSuccess ? <Trans>Gemerkt</Trans> : <Trans>Ergebnis merken</Trans>}
    </Button>
  );
}
