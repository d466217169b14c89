/** What other areas may use of invitations here. */
export { findInvitation, invitationOrder } from './invitation-orders.ts';
export { inviter } from './invite.ts';
export { invitationsOf } from './invited-addresses.ts';
