/**
 * Work for certain times, a cron pattern in UTC: each slot becomes one job of the kind `name`. At start, slots missed in the
 * last 24 hours are caught up: `each` slot (it stands for something of its own: reminders), only the `latest` (one run does
 * what all would have done: clean-up), or `nothing`. A task that is new has missed nothing.
 */
export type ScheduleEntry = Readonly<{ name: string; timetable: string; catchUp: 'each' | 'latest' | 'nothing' }>;

/** The payload of the job. `slot` in ISO 8601, UTC: when it was meant to run. */
export type SlotPayload = Readonly<{ slot: string }>;
