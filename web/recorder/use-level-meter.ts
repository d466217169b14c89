import { useEffect, useState } from 'react';
import { judgeLevels, type Level, type LevelJudgement } from './level.ts';
import { createLevelMeter, type LevelMeter } from './level-meter.ts';

export function useLevelMeter(stream: MediaStream | undefined): LevelMeter | undefined {
  const [meter, setMeter] = useState<LevelMeter>();
  useEffect(() => {
    if (!stream) return;
    const made = createLevelMeter(stream);
    setMeter(made);
    return () => {
      made.stop();
      setMeter(undefined);
    };
  }, [stream]);
  return meter;
}

/** Number of levels in two seconds, long enough to bridge a breath between sentences. */
const remembered = 40;
/** Number of levels in eight seconds: no speaker is silent for so long. */
const patience = 160;

/** Judges the level of the last seconds; undefined before the first level. A pause in a recording does not count as a silent microphone. */
export function useLevelJudgement(
  meter: LevelMeter | undefined,
  good: Readonly<{ from: number; to: number }>,
  running: boolean,
): LevelJudgement | undefined {
  const [judgement, setJudgement] = useState<LevelJudgement>();
  const { from, to } = good;
  useEffect(() => {
    const recent: Level[] = [];
    return meter?.onLevel((level) => {
      recent.push(level);
      if (recent.length > patience) recent.shift();
      if (meter.isAsleep()) {
        setJudgement('asleep');
        return;
      }
      const now = judgeLevels(recent.slice(-remembered), { from, to });
      const lately = running && (now === 'silent' || now === 'quiet') ? judgeLevels(recent, { from, to }) : now;
      setJudgement(lately === 'clipped' && now !== 'clipped' ? 'good' : lately);
    });
  }, [meter, from, to, running]);
  return meter && judgement;
}
