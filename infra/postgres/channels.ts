export const eventsAppended = 'events_appended';
export const readModelChanged = 'read_model_changed';
export const jobsQueued = 'jobs_queued';
/** A person's key was destroyed: the payload is the person's id. */
export const personErased = 'person_erased';
export const channels = [eventsAppended, readModelChanged, jobsQueued, personErased] as const;
