import { useState } from 'react';
import { liveZoomSeconds } from '#domain/product/contract/screen-limits.ts';
import type { Chapter } from '#domain/sessions/contract/chapters.ts';
import { judgePart } from '#domain/sessions/contract/judgement.ts';
import type { PartName, SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Series } from '#domain/sessions/contract/samples.ts';
import { judgementWords } from '#domain/sessions/contract/score-words.ts';
import { useLocale } from '../../lib/use-locale.ts';
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
import { ZoomBar } from './zoom-bar.tsx';
import { Zoomed } from './zoomed.tsx';

type LanesProps = LaneFrame &
  Readonly<{
    peaks: Series | undefined;
    audio: Audio | null;
    parts: SessionDetail['scoreParts'];
    pace: Pace | undefined;
    found: FoundWords | null;
    chapters: readonly Chapter[];
  }>;

/** All measures along the talk on one time axis, with one playhead. */
export function Lanes({ player, duration, peaks, audio, parts, pace, found, chapters }: LanesProps) {
  const [zoom, setZoom] = useState(1);
  const judged = useJudged(parts);
  const frame = { player, duration };
  // The lane draws the level. From formula 5 on, the score judges how well the volume is controlled, in another unit.
  const level = judged('volume', 'share');
  const paceJudged = pace ? judged('speech_speed', pace.unit) : {};
  const hasGoodRange = 'good' in level || 'good' in paceJudged;
  return (
    <div>
      <Zoomed player={player} duration={duration} zoom={zoom}>
        <WaveLane {...frame} peaks={peaks} />
        {audio && (
          <>
            <PitchLane {...frame} {...judged('pitch')} audio={audio} />
            <VolumeLane {...frame} {...level} samples={audio.volume} average={audio.averageVolume} />
          </>
        )}
        {pace && <PaceLane {...frame} {...paceJudged} pace={pace} />}
        {audio && (
          <PauseLane {...frame} {...judged('pauses')} pauses={audio.pauses} perMinute={audio.pausesPerMinute} />
        )}
        {found && <FoundWordsLane {...frame} found={found} />}
        <Axis duration={duration} chapters={chapters} />
      </Zoomed>
      {duration > liveZoomSeconds && <ZoomBar zoom={zoom} onChange={setZoom} />}
      <Legend audio={audio} hasGoodRange={hasGoodRange} found={found && countedIn(found)} />
    </div>
  );
}

/** The judgement and the good range of a part; nothing if it was judged in another unit. */
function useJudged(parts: LanesProps['parts']) {
  const locale = useLocale();
  return (name: PartName, unit?: string) => {
    const part = parts.find((candidate) => candidate.name === name && (unit ?? candidate.unit) === candidate.unit);
    const judgement = part && judgePart(part);
    return judgement ? { judgement: judgementWords[judgement][locale], good: part.good } : {};
  };
}
