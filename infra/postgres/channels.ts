export const eventsAppended = 'events_appended';
export const readModelChanged = 'read_model_changed';
export const jobsQueued = 'jobs_queued';
export const channels = [eventsAppended, readModelChanged, jobsQueued] as const;
