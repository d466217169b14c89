import { useLingui } from '@lingui/react/macro';
import type { PartName, SessionDetail } from '#domain/sessions/report.ts';
import { judgePart } from '#domain/sessions/shown/judgement.ts';
import type { Series } from '#domain/sessions/shown/samples.ts';
import { judgementWords } from '../score/judgement-words.ts';
import type { Audio } from './audio.ts';
import { Axis } from './axis.tsx';
import { countedIn, type FoundWords, FoundWordsLane } from './found-words-lane.tsx';
import { Legend } from './legend.tsx';
import { type Pace, PaceLane } from './pace-lane.tsx';
import { PauseLane } from './pause-lane.tsx';
import { PitchLane } from './pitch-lane.tsx';
import type { LaneFrame } from './plot.tsx';
import { VolumeLane } from './volume-lane.tsx';
import { WaveLane } from './wave-lane.tsx';

type LanesProps = LaneFrame &
  Readonly<{
    peaks: Series | undefined;
    audio: Audio | null;
    parts: SessionDetail['scoreParts'];
    pace: Pace | undefined;
    found: FoundWords | null;
  }>;

/** Everything that was measured along the talk, on one time axis under one playhead. */
export function Lanes({ player, duration, peaks, audio, parts, pace, found }: LanesProps) {
  const judged = useJudged(parts);
  const frame = { player, duration };
  const isSpoken = pace?.unit === 'words_per_minute';
  const hasGoodRange = 'good' in judged('volume') || (isSpoken && 'good' in judged('speech_speed'));
  return (
    <div>
      <WaveLane {...frame} peaks={peaks} />
      {audio && (
        <>
          <PitchLane {...frame} {...judged('pitch')} audio={audio} />
          <VolumeLane {...frame} {...judged('volume')} samples={audio.volume} average={audio.averageVolume} />
        </>
      )}
      {pace && <PaceLane {...frame} {...(isSpoken ? judged('speech_speed') : {})} pace={pace} />}
      {audio && <PauseLane {...frame} {...judged('pauses')} pauses={audio.pauses} perMinute={audio.pausesPerMinute} />}
      {found && <FoundWordsLane {...frame} found={found} />}
      <Axis duration={duration} />
      <Legend audio={audio} hasGoodRange={hasGoodRange} found={found && countedIn(found)} />
    </div>
  );
}

/** What a part is called and where it would be good, as far as it was judged. */
function useJudged(parts: LanesProps['parts']) {
  const { i18n } = useLingui();
  return (name: PartName) => {
    const part = parts.find((candidate) => candidate.name === name);
    const judgement = part && judgePart(part);
    return judgement ? { judgement: i18n._(judgementWords[judgement]), good: part.good } : {};
  };
}
