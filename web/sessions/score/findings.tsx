import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { Card } from '../../ui/card.tsx';
import { useFormats } from '../formats.ts';
import type { Audio } from '../lanes/lanes.tsx';
import type { Player } from '../player/player.ts';
import { type Costly, dearestParts } from './cost.ts';
import { type Moments, momentsOf } from './finding-moments.ts';
import { adviceFor, evidenceWords } from './finding-words.ts';
import { judgePart, sideOf } from './judgement.ts';
import { MomentButton } from './moment-button.tsx';
import { partNames } from './part-words.ts';
import { useValueWords } from './use-value-words.ts';

const most = 3;

type FindingsProps = Readonly<{
  player: Player;
  duration: number;
  audio: Audio;
  parts: SessionDetail['scoreParts'];
}>;

export function Findings({ player, duration, audio, parts }: FindingsProps) {
  const dearest = dearestParts(parts).slice(0, most);
  if (!parts.some(({ score }) => score !== null)) return null;
  return (
    <Card className="p-6 max-md:p-5">
      <h2>
        <Trans>Das hat am meisten gekostet</Trans>
      </h2>
      {dearest.length === 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>Nichts: Alles, was gemessen wurde, liegt im guten Bereich.</Trans>
        </p>
      )}
      {dearest.map((costly) => (
        <Finding
          key={costly.part.name}
          costly={costly}
          player={player}
          moments={momentsOf(costly.part, { audio, duration })}
        />
      ))}
    </Card>
  );
}

type FindingProps = Readonly<{ costly: Costly; player: Player; moments: Moments | undefined }>;

function Finding({ costly: { part, cost }, player, moments }: FindingProps) {
  const { i18n } = useLingui();
  const { tenths } = useFormats();
  const { value, good } = useValueWords();
  const side = sideOf(part);
  const advice = side && adviceFor(part.name, side);
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-4 text-sm first-of-type:border-t-0 first-of-type:pt-0">
      <div className="flex justify-between gap-2">
        <h3>{i18n._(partNames[part.name])}</h3>
        <span className="font-[650] text-off tabular-nums">−{tenths(cost)}</span>
      </div>
      <p className="text-ink-soft tabular-nums">
        {[value(part), good(part)].filter(Boolean).join(', ')}.{' '}
        {judgePart(part) === 'near' ? <Trans>Das liegt knapp daneben.</Trans> : advice && i18n._(advice.meaning)}
      </p>
      {moments && <MomentRow moments={moments} player={player} />}
      {advice && (
        <p>
          <b>
            <Trans>Übung:</Trans>
          </b>{' '}
          {i18n._(advice.exercise)}
        </p>
      )}
    </div>
  );
}

function MomentRow({ moments: { evidence, spans }, player }: Readonly<{ moments: Moments; player: Player }>) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-xs text-ink-faint">{i18n._(evidenceWords[evidence])}</span>
      {spans.map(({ offset }) => (
        <MomentButton key={offset} player={player} second={offset} />
      ))}
    </div>
  );
}
