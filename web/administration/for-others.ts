import { lazyPart } from '../lib/lazy-part.tsx';

/** Confirms an admin's action and asks for its reason. */
export const ActionDialog = lazyPart('administration', () => import('./action-dialog.tsx'), 'ActionDialog');

/** Editable quotas of a plan or a person. */
export const QuotaTable = lazyPart('administration', () => import('./quota-table.tsx'), 'QuotaTable');

/** Shown below `/admin` to people without the permission. */
export const ClosedPage = lazyPart('administration', () => import('./closed-page.tsx'), 'ClosedPage');
