type Finding = Readonly<{ offset: number; dismissed: boolean; timeUnsure?: true | undefined }>;
type StopSources = Readonly<{
  advice: readonly Readonly<{ moments: readonly Readonly<{ offset: number }>[] }>[];
  text: Readonly<{ fillers: readonly Finding[]; repetitions: readonly Finding[] }> | null;
}>;

/** All seconds with a finding, in order, each once. */
export function stopsOf({ advice, text }: StopSources): readonly number[] {
  const counted = [...(text?.fillers ?? []), ...(text?.repetitions ?? [])].filter(
    ({ dismissed, timeUnsure }) => !dismissed && !timeUnsure,
  );
  const moments = advice.flatMap((item) => item.moments);
  return [...new Set([...counted, ...moments].map(({ offset }) => offset))].sort((a, b) => a - b);
}

/** Playback starts this long before a finding, since a single word says nothing. Seconds. */
const runUp = 1.5;

/** The second from which to play the next finding. The first finding follows the last. Undefined without findings. */
export function nextStop(stops: readonly number[], second: number): number | undefined {
  const next = stops.find((stop) => stop - runUp > second + 0.1) ?? stops[0];
  return next === undefined ? undefined : Math.max(0, next - runUp);
}
