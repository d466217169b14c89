import { hourMs } from '#domain/kernel/durations.ts';
import { localDay } from '../lib/local-day.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** For an input of date and time: `2026-10-25T09:00` on the clock of this device. Empty where there is no moment. */
export function toLocal(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return `${localDay(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment at which the clock of this device shows it; empty where it is none. */
export function fromLocal(text: string): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/**
 * The end of a meeting whose beginning was moved: it stays as long as it was. Undefined where a moment is missing, or the end is
 * not after the beginning.
 */
export function movedEnd(end: string, from: string, to: string): string | undefined {
  const length = Date.parse(end) - Date.parse(from);
  const moved = new Date(Date.parse(to) + length);
  return length > 0 && !Number.isNaN(moved.getTime()) ? moved.toISOString() : undefined;
}

/** The next full hour, and one later. */
export function nextHour(now = new Date()): Readonly<{ startDate: string; end: string }> {
  const start = new Date(now);
  start.setHours(now.getHours() + 1, 0, 0, 0);
  return { startDate: start.toISOString(), end: new Date(start.getTime() + hourMs).toISOString() };
}
