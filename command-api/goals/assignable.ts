import { type Log, peopleLedBy } from '../groups/stored-group.ts';

/** Whom somebody may give a goal: themselves, and the members of groups that they lead. */
export const assignableBy = async (log: Log, personId: string): Promise<readonly string[]> => [
  personId,
  ...(await peopleLedBy(log, personId)),
];
