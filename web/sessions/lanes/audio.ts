import type { SessionDetail } from '#domain/sessions/report.ts';

export type Audio = NonNullable<SessionDetail['audioAnalysis']>;
