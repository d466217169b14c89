import type { sessionProgress } from '#domain/progress/contract/calls.ts';
import type { Answer } from '../lib/api.ts';

export type ShownProgress = Answer<typeof sessionProgress>;
