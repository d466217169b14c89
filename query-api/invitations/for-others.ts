const lower = (text: string) => `lower(${text} collate "und-x-icu")`;

/**
 * SQL: whether the address of the invitation `invitations.invitation_list i` lets a person answer it. It must be the person's
 * current address, and confirmed. `person` is the person's row of `users.user_account`.
 */
export const isAddressedTo = (person: string): string =>
  `i.invitee_id = ${person}.id and ${person}.email_verified and ${lower('i.email')} = ${lower(`${person}.email`)}`;
