/**
 * Work at fixed times, a cron pattern in UTC: each slot becomes one job of the kind `name`. A start makes up for slots that were missed in the
 * last 24 hours: `each` slot (if each has its own meaning, such as reminders), only the `latest` (if one run does
 * the work of all, such as a clean-up), or `nothing`. A new task has missed nothing.
 */
export type ScheduleEntry = Readonly<{ name: string; timetable: string; catchUp: 'each' | 'latest' | 'nothing' }>;

/** The payload of the job. `slot` in ISO 8601, UTC: its planned time. */
export type SlotPayload = Readonly<{ slot: string }>;
