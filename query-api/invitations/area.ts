import type { invitationsArea } from '#domain/invitations/area.ts';
import type { QueryArea } from '../query-area.ts';

export const invitations: QueryArea<typeof invitationsArea> = () => ({});
