import { useLingui } from '@lingui/react/macro';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { judgementWords, judgePart } from '../score/judgement.ts';
import { Axis } from './axis.tsx';
import { PauseLane } from './pause-lane.tsx';
import { PitchLane } from './pitch-lane.tsx';
import type { LaneFrame } from './plot.tsx';
import type { Series } from './series.ts';
import { VolumeLane } from './volume-lane.tsx';
import { WaveLane } from './wave-lane.tsx';

export type Audio = NonNullable<SessionDetail['audioAnalysis']>;

type LanesProps = LaneFrame &
  Readonly<{
    peaks: Series | undefined;
    audio: Audio | null;
    parts: SessionDetail['scoreParts'];
    goodVolume: Readonly<{ from: number; to: number }>;
  }>;

/** Everything that was measured along the talk, on one time axis under one playhead. */
export function Lanes({ player, duration, peaks, audio, parts, goodVolume }: LanesProps) {
  const { i18n } = useLingui();
  const frame = { player, duration };
  const judgement = (name: string) => {
    const part = parts.find((candidate) => candidate.name === name);
    const judged = part && judgePart(part);
    return judged && i18n._(judgementWords[judged]);
  };
  return (
    <div className="border-t border-line">
      <WaveLane {...frame} peaks={peaks} />
      {audio && (
        <>
          <PitchLane {...frame} samples={audio.pitch} average={audio.averagePitch} judgement={judgement('pitch')} />
          <VolumeLane
            {...frame}
            samples={audio.volume}
            average={audio.averageVolume}
            judgement={judgement('volume')}
            good={goodVolume}
          />
          <PauseLane
            {...frame}
            pauses={audio.pauses}
            perMinute={audio.pausesPerMinute}
            judgement={judgement('pauses')}
          />
        </>
      )}
      <Axis duration={duration} />
    </div>
  );
}
