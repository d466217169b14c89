import type { SessionDetail } from '#domain/sessions/contract/report.ts';

export type Audio = NonNullable<SessionDetail['audioAnalysis']>;
