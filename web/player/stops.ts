type Finding = Readonly<{ offset: number; dismissed: boolean; timeUnsure?: true | undefined }>;
type StopSources = Readonly<{
  advice: readonly Readonly<{ moments: readonly Readonly<{ offset: number }>[] }>[];
  text: Readonly<{ fillers: readonly Finding[]; repetitions: readonly Finding[] }> | null;
}>;

/** Every moment at which something was found, in the order of the talk, each once. Seconds. */
export function stopsOf({ advice, text }: StopSources): readonly number[] {
  const counted = [...(text?.fillers ?? []), ...(text?.repetitions ?? [])].filter(
    ({ dismissed, timeUnsure }) => !dismissed && !timeUnsure,
  );
  const moments = advice.flatMap((item) => item.moments);
  return [...new Set([...counted, ...moments].map(({ offset }) => offset))].sort((a, b) => a - b);
}

/** Seconds before a finding at which it is played from: a word alone says nothing. */
const runUp = 1.5;

/** From where to play the finding after this second; after the last one the first again; undefined where there is none. */
export function nextStop(stops: readonly number[], second: number): number | undefined {
  const next = stops.find((stop) => stop - runUp > second + 0.1) ?? stops[0];
  return next === undefined ? undefined : Math.max(0, next - runUp);
}
