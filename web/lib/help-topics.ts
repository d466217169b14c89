/** A section of a guide in `docs/guide`: the guide, and the id above the heading. */
export const helpTopics = {
  record: 'learner#record',
  upload: 'learner#upload',
  report: 'learner#report',
  progress: 'learner#progress',
  goals: 'learner#goals',
  share: 'learner#share',
  takePart: 'learner#seminar',
  build: 'seminar-owner#build',
  invite: 'seminar-owner#invite',
  participants: 'seminar-owner#watch',
  feedback: 'seminar-owner#feedback',
  company: 'company#create',
  seats: 'company#seats',
  companyData: 'company#privacy',
  plan: 'company#plan',
  history: 'auditor#find',
  stream: 'auditor#then',
  proof: 'auditor#proof',
  administration: 'admin#start',
  people: 'admin#people',
  words: 'admin#words',
  content: 'admin#content',
  operations: 'admin#operations',
} as const;

export type HelpTopic = keyof typeof helpTopics;

export const helpAddress = (topic: HelpTopic): string => `/help/${helpTopics[topic]}`;

/** The first match counts. */
const byPage: readonly (readonly [start: string, topic: HelpTopic])[] = [
  ['/liverecorder', 'record'],
  ['/calibration', 'record'],
  ['/sessions/list', 'upload'],
  ['/sessions/progress', 'progress'],
  ['/sessions/shared', 'share'],
  ['/sessions/submitted', 'feedback'],
  ['/sessions/', 'report'],
  ['/goals', 'goals'],
  ['/practice', 'goals'],
  ['/groups', 'share'],
  ['/seminars/admin', 'participants'],
  ['/seminars/edit', 'build'],
  ['/seminars', 'takePart'],
  ['/company/data', 'companyData'],
  ['/company/dashboard', 'seats'],
  ['/company', 'company'],
  ['/subscription', 'plan'],
  ['/settings/subscription', 'plan'],
  ['/audit/streams', 'stream'],
  ['/audit/verify', 'proof'],
  ['/audit', 'history'],
  ['/admin/users', 'people'],
  ['/admin/roles', 'people'],
  ['/admin/speech', 'words'],
  ['/admin/operations', 'operations'],
  ['/admin/projections', 'operations'],
  ['/admin/', 'content'],
  ['/admin', 'administration'],
];

/** The guide for a page, or the list of guides. */
export function helpOfPage(path: string): string {
  const [, topic] = byPage.find(([start]) => path.startsWith(start)) ?? [];
  return topic ? helpAddress(topic) : '/help';
}
