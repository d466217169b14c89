import type { progressArea } from '#domain/progress/area.ts';
import type { QueryArea } from '../query-area.ts';
import { baselineSessionsQuery } from './baseline-sessions.ts';
import { sessionProgressQuery } from './session-progress.ts';
import { sessionsForWebQuery } from './sessions-for-web.ts';

export const progress: QueryArea<typeof progressArea> = () => ({
  sessionProgress: sessionProgressQuery,
  baselineSessions: baselineSessionsQuery,
  sessionsForWeb: sessionsForWebQuery,
});
