import { reportedPauses } from '#domain/sessions/contract/reported-pauses.ts';
import { giveWay } from './blocks.ts';
import { type Pause, rounded, type Series, type TimedAverage } from './measures.ts';
import { mean } from './statistics.ts';
import { voicedIn } from './voiced.ts';
import { medianVolume, type SpokenLevel } from './volume-summary.ts';

const seconds = 60;

type Measured = Readonly<{
  duration: number;
  pitch: Series;
  spoken: readonly SpokenLevel[];
  pauses: readonly Pause[];
}>;

/** The averages of each minute, including an incomplete last one. */
export async function timedAverages(measured: Measured, signal?: AbortSignal): Promise<readonly TimedAverage[]> {
  const averages: TimedAverage[] = [];
  for (let offset = 0; offset < measured.duration; offset += seconds) {
    await giveWay(signal);
    averages.push(averagesFrom(offset, measured));
  }
  return averages;
}

function averagesFrom(offset: number, { duration, pitch, spoken, pauses }: Measured): TimedAverage {
  const end = Math.min(duration, offset + seconds);
  const within = (time: number) => time >= offset && time < end;
  const average = mean(voicedIn(pitch.values.slice(frameAt(pitch, offset), frameAt(pitch, end))));
  return {
    offset,
    duration: rounded(end - offset, 3),
    pitch: average === null ? null : rounded(average, 2),
    volume: medianVolume(spoken.filter(({ time }) => within(time))),
    pauses: reportedPauses(pauses, duration).filter((pause) => within(pause.offset)).length,
  };
}

/** The first frame at or after a time. */
function frameAt({ t0, dt }: Series, time: number): number {
  return Math.max(0, Math.ceil((time - t0) / dt));
}
