/** Fields of a meeting that can change. Notifications carry the names, joined by commas. */
const meetingParts = ['subject', 'time', 'link', 'password'] as const;
export type MeetingPart = (typeof meetingParts)[number];

type Compared = Readonly<{
  subject: string;
  startDate: string;
  endDate: string;
  meetingLink: string;
  password: string;
}>;

const partOf: Readonly<Record<keyof Compared, MeetingPart>> = {
  subject: 'subject',
  startDate: 'time',
  endDate: 'time',
  meetingLink: 'link',
  password: 'password',
};

export function changedParts(before: Compared, after: Compared): readonly MeetingPart[] {
  const changed = new Set(
    (Object.keys(partOf) as (keyof Compared)[])
      .filter((field) => before[field] !== after[field])
      .map((field) => partOf[field]),
  );
  return meetingParts.filter((part) => changed.has(part));
}

/** The only part that changed; `several` if there is more than one, or none that this version knows. */
export function changedPart(names: string | undefined): MeetingPart | 'several' {
  return meetingParts.find((part) => part === names) ?? 'several';
}
