import { lazyPart } from '../lib/lazy-part.tsx';

/** A plan as its buyers see it. */
export const PlanPreview = lazyPart('subscriptions', () => import('./plan-preview.tsx'), 'PlanPreview');

/** Invoices as a table. */
export const InvoiceTable = lazyPart('subscriptions', () => import('./invoice-table.tsx'), 'InvoiceTable');
