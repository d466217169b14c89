export const eventsAppended = 'events_appended';
export const readModelChanged = 'read_model_changed';
export const jobsQueued = 'jobs_queued';
/** A person's key was destroyed: the payload is the person's id. */
export const personErased = 'person_erased';
/** A barrier: when the sender receives it, all earlier notifications have been received. */
export const allTold = 'all_told';
/** A sign-in ended, or a refresh token was used twice: the payload is the id of the family. */
export const familyRevoked = 'family_revoked';
export const channels = [eventsAppended, readModelChanged, jobsQueued, personErased, allTold, familyRevoked] as const;
