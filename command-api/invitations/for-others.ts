/** The exports of invitations for other areas. */

export { inviter } from './invite.ts';
export { invitationsOf } from './invited-addresses.ts';
export { readAddresses } from './read-addresses.ts';
export { findInvitation, toInvitation } from './stored-invitation.ts';
