import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import type { Place } from '../dashboard/path.ts';

export type ElementOf<Type extends SeminarElement['type']> = Extract<SeminarElement, { type: Type }>;

export type ElementProps<Type extends SeminarElement['type']> = Readonly<{ element: ElementOf<Type>; place: Place }>;
