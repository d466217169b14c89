import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { Armchair } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { judgeScore } from '#domain/sessions/contract/judgement.ts';
import { sessionMovement } from '#domain/sessions/contract/movement/calls.ts';
import { leastMovement } from '#domain/sessions/contract/movement/judge.ts';
import { type MovementAnalysis, movementCriteria } from '#domain/sessions/contract/movement/report.ts';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import { samplesOf } from '#domain/sessions/contract/movement/track.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { SpokenWord } from '#domain/sessions/contract/spoken-word.ts';
import { query } from '../lib/api.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useFormats } from '../lib/use-formats.ts';
import { MomentButton, type Player, useSessionSource } from '../player/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { criterionNames, faultWordsOf } from './fault-words.ts';
import { GazeMap } from './gaze-map.tsx';
import { MovementLanes } from './movement-lanes.tsx';
import { Room } from './room.tsx';

type StageCardProps = Readonly<{
  session: Pick<SessionDetail, 'id' | 'heatmap' | 'slideTimestamps' | 'locale'>;
  movement: MovementAnalysis;
  player: Player;
  /** Seconds. */
  duration: number;
  words: readonly SpokenWord[];
}>;

/** The talk as the audience saw it. The figure moves with the player. */
export function StageCard({ session, movement, player, duration, words }: StageCardProps) {
  const { isOwn } = useSessionSource();
  if (duration === 0) return null;
  const isEstimate = movement.source === 'camera';
  const map = movement.gaze && !isEstimate && (
    <GazeMap heatmap={session.heatmap} gaze={movement.gaze} isUneven={movement.faults.includes('gaze_one_third')} />
  );
  return (
    <Card className="min-w-0 overflow-hidden print:break-inside-avoid">
      <div className="p-6 pb-4 max-md:p-5 max-md:pb-3">
        <h2>
          <Trans>Auf der Bühne</Trans>
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {isEstimate ? (
            <Trans>
              Aus der Kamera geschätzt, auf etwa 15 % genau: wie sich Kopf und Hände bewegten, im Takt der Aufnahme. Es
              gibt dafür keine Note.
            </Trans>
          ) : (
            <Trans>Wie sich Kopf und Hände bewegten und wohin Sie sahen, im Takt der Aufnahme.</Trans>
          )}
        </p>
      </div>
      {isOwn && <Replay session={session} player={player} map={map} />}
      <MovementLanes movement={movement} player={player} duration={duration} words={words} lang={session.locale} />
      <div
        className={cx(
          'grid gap-x-8 gap-y-5 border-t border-line p-6 max-md:p-5',
          !isEstimate && 'md:grid-cols-[240px_minmax(0,1fr)]',
        )}
      >
        {!isEstimate && (
          <div className="grid content-start gap-5">
            {map && <div className={isOwn ? 'md:hidden' : ''}>{map}</div>}
            <Criteria criteria={movement.criteria} />
          </div>
        )}
        <div className="grid content-start gap-5">
          <Faults movement={movement} player={player} />
          <Figures movement={movement} />
        </div>
      </div>
    </Card>
  );
}

type ReplayProps = Pick<StageCardProps, 'session' | 'player'> & Readonly<{ map: ReactNode }>;

function Replay({ session, player, map }: ReplayProps) {
  const track = useQuery({ ...query(sessionMovement, { id: session.id }), staleTime: Number.POSITIVE_INFINITY });
  const samples = useMemo(() => track.data && samplesOf(track.data), [track.data]);
  if (track.isError) return <ErrorState error={track.error} retry={() => void track.refetch()} />;
  if (samples) return <Views map={map} player={player} samples={samples} slides={session.slideTimestamps} />;
  return <RoomSkeleton />;
}

const RoomSkeleton = () => (
  <Loading>
    <Skeleton className="aspect-[720/380]" />
  </Loading>
);

// Loaded on demand: it draws a room in 3D, which needs a large library.
const SeatReplay = lazyPart('stage', () => import('./seat-replay.tsx'), 'SeatReplay');

type ViewsProps = Readonly<{
  map: ReactNode;
  player: Player;
  samples: readonly MovementSample[];
  slides: SessionDetail['slideTimestamps'];
}>;

/** Two views: from the middle of the audience with the gaze map, or from a chosen seat. */
function Views({ map, ...replayed }: ViewsProps) {
  const [isSeated, setIsSeated] = useState(false);
  return (
    <div className="relative">
      {isSeated ? (
        <Suspense fallback={<RoomSkeleton />}>
          <SeatReplay {...replayed} />
        </Suspense>
      ) : (
        <>
          <Room {...replayed} />
          {map && <div className="absolute top-3.5 left-3.5 w-[196px] max-md:hidden">{map}</div>}
        </>
      )}
      <div data-theme="dark" className="absolute top-3 right-3 print:hidden">
        <Button onClick={() => setIsSeated(!isSeated)}>
          <Armchair aria-hidden="true" />
          {isSeated ? <Trans>Ganze Bühne zeigen</Trans> : <Trans>Vom Platz aus ansehen</Trans>}
        </Button>
      </div>
    </div>
  );
}

const tones = { good: 'bg-good', near: 'bg-near', off: 'bg-off' } as const;

function Criteria({ criteria }: Pick<MovementAnalysis, 'criteria'>) {
  const { i18n } = useLingui();
  const { tenths } = useFormats();
  return (
    <ul className="grid gap-2.5">
      {movementCriteria.map((name) => {
        const score = criteria[name] ?? null;
        if (score === null) return null;
        return (
          <li key={name} className="grid grid-cols-[64px_minmax(0,1fr)_34px] items-center gap-x-2.5 text-sm">
            <span>{i18n._(criterionNames[name])}</span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
              <span
                className={`block h-full rounded-full ${tones[judgeScore(score)]}`}
                style={{ width: `${score * 10}%` }}
              />
            </span>
            <span className="text-right font-semibold tabular-nums">{tenths(score)}</span>
          </li>
        );
      })}
    </ul>
  );
}

type FaultsProps = Readonly<{ movement: MovementAnalysis; player: Player }>;

function Faults({ movement: { faults, moments, source, seconds }, player }: FaultsProps) {
  const { i18n } = useLingui();
  if (source === 'camera' && seconds < leastMovement) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Die Kamera hat Sie keine {leastMovement} Sekunden lang gesehen: zu wenig für einen Befund.</Trans>
      </p>
    );
  }
  if (faults.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Blick, Hände, Kopf und Stand liegen im guten Bereich.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-4 text-sm">
      {faults.slice(0, mostFaults).map((fault) => {
        const { title, meaning, exercise } = faultWordsOf(source)[fault];
        return (
          <li key={fault}>
            <h3 className="font-semibold">{i18n._(title)}</h3>
            <p className="mt-0.5 text-ink-soft">{i18n._(meaning)}</p>
            <Moments moments={moments[fault] ?? []} player={player} />
            <p className="mt-1">
              <b>
                <Trans>Übung:</Trans>
              </b>{' '}
              {i18n._(exercise)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Moments({ moments, player }: Readonly<{ moments: readonly number[]; player: Player }>) {
  if (moments.length === 0) return null;
  return (
    <span className="my-1.5 flex flex-wrap gap-1.5 print:hidden">
      {moments.map((second) => (
        <MomentButton key={second} player={player} second={second} />
      ))}
    </span>
  );
}

/** Nobody would act on more. */
const mostFaults = 3;

function Figures({ movement }: Readonly<{ movement: MovementAnalysis }>) {
  const { t } = useLingui();
  const { tenths, percent, hundredths } = useFormats();
  const { averages, totals, gesturesPerMinute, handsOutOfSight, headTurnsPerMinute, gaze, source } = movement;
  const speed = (value: number | null) => (value === null ? '–' : t`${hundredths(value)} m/s`);
  const rows = [
    ...(source === 'camera' && gaze ? [[t`Zur Kamera geschaut`, percent(gaze.shares.middle)] as const] : []),
    [t`Gesten je Minute`, gesturesPerMinute === null ? '–' : tenths(gesturesPerMinute)] as const,
    [t`Hände außer Sicht`, handsOutOfSight === null ? '–' : percent(handsOutOfSight)] as const,
    [t`Kopfdrehungen je Minute`, headTurnsPerMinute === null ? '–' : tenths(headTurnsPerMinute)] as const,
    [t`Hände im Mittel`, speed(averages.handMovement)] as const,
    [t`Kopf im Mittel`, speed(averages.headMovement)] as const,
    [t`Weg der Hände`, t`${tenths(totals.handMovement)} m`] as const,
  ];
  return (
    <dl className="grid gap-x-6 text-sm sm:grid-cols-2">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3 border-t border-line py-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
