/** The exports of invitations for other areas. */
export { findInvitation, invitationOrder } from './invitation-orders.ts';
export { inviter } from './invite.ts';
export { invitationsOf } from './invited-addresses.ts';
export { readAddresses } from './read-addresses.ts';
