import { lazyPart } from '../lib/lazy-part.tsx';

/** Something that an admin does, with its reason. */
export const ActionDialog = lazyPart('administration', () => import('./action-dialog.tsx'), 'ActionDialog');

/** The quotas of a plan or a person, to be changed. */
export const QuotaTable = lazyPart('administration', () => import('./quota-table.tsx'), 'QuotaTable');

/** Shown below `/admin` to people without the right to be there. */
export const ClosedPage = lazyPart('administration', () => import('./closed-page.tsx'), 'ClosedPage');
