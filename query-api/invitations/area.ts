import type { invitationsArea } from '#domain/invitations/area.ts';
import type { QueryArea } from '../query-area.ts';
import { invitationListQuery } from './invitation-list.ts';

export const invitations: QueryArea<typeof invitationsArea> = () => ({ invitationList: invitationListQuery });
