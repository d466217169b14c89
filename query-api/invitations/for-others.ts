const lower = (text: string) => `lower(${text} collate "und-x-icu")`;

/**
 * SQL: whether a person may answer the invitation `invitations.invitation_list i`, as far as its address decides: the address
 * is theirs today, and confirmed. `person` is their row of `users.user_account`.
 */
export const isAddressedTo = (person: string): string =>
  `i.invitee_id = ${person}.id and ${person}.email_verified and ${lower('i.email')} = ${lower(`${person}.email`)}`;
