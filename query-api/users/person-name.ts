const full = (user: string) => `trim(${user}.first_name || ' ' || ${user}.last_name)`;

/**
 * SQL: the displayed name of the person in this row of `users.user_account`: first and last name, with the username if another
 * person has the same name. Null if there is no row.
 */
export const nameOf = (user: string): string => `case when ${user}.id is null then null
  when ${full(user)} = '' then ${user}.username
  when exists (select from users.user_account namesake
    where lower(${full('namesake')}) = lower(${full(user)}) and namesake.id <> ${user}.id)
  then ${full(user)} || ' (' || ${user}.username || ')' else ${full(user)} end`;

/** SQL: a person in the form of answers. */
export const personOf = (user: string, id = `${user}.id`): string =>
  `jsonb_build_object('id', ${id}, 'username', ${user}.username, 'name', ${nameOf(user)})`;
