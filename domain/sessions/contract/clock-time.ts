const two = (count: number) => String(count).padStart(2, '0');

/** Seconds in the form of a player: `2:31`, `1:02:03`. Fractions are dropped. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds + 1e-6));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The seconds of `hh:mm:ss`; undefined for other text. */
export function secondsOfLength(length: string | null): number | undefined {
  const [, hours, minutes, seconds] = /^(\d+):(\d{2}):(\d{2})$/.exec(length ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
