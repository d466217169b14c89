import { hourMs } from '#domain/kernel/durations.ts';
import { localDay } from '../lib/local-day.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The value of a `datetime-local` input in this device's time zone: `2026-10-25T09:00`. Empty if `iso` is no date. */
export function toLocal(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return `${localDay(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** ISO 8601 in UTC from the value of a `datetime-local` input. Empty if `text` is no date. */
export function fromLocal(text: string): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/**
 * The end of a meeting after its start moved; the length stays. Undefined if a date is missing or the end is not after
 * the start.
 */
export function movedEnd(end: string, from: string, to: string): string | undefined {
  const length = Date.parse(end) - Date.parse(from);
  const moved = new Date(Date.parse(to) + length);
  return length > 0 && !Number.isNaN(moved.getTime()) ? moved.toISOString() : undefined;
}

/** The next full hour and the one after it. */
export function nextHour(now = new Date()): Readonly<{ startDate: string; end: string }> {
  const start = new Date(now);
  start.setHours(now.getHours() + 1, 0, 0, 0);
  return { startDate: start.toISOString(), end: new Date(start.getTime() + hourMs).toISOString() };
}
