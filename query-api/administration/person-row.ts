import type { PersonRow } from '#domain/administration/contract/people.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { pictureAddress } from '#infra/media-addresses.ts';

type Picture = Readonly<{ address: string; contentType: string }>;
export type FoundPerson = Omit<PersonRow, 'profilePicture'> & Readonly<{ picture: Picture | null }>;

/** Columns of `person_list p` with `ops.last_seen l`. */
export const personColumns = `p.id, p.first_name || ' ' || p.last_name as name, p.email, p.username, p.picture, p.roles, p.plan,
  coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name)
    from companies.company_list c where c.id = any(p.company_ids)), '[]') as companies,
  p.email_verified as "emailVerified", p.is_active and coalesce(p.active_until > now(), true) as "isActive",
  p.active_until as "activeUntil", p.registered_at as "registeredAt", l.at as "lastSeenAt"`;

export const shownPerson = (keys: Keys, { picture, ...person }: FoundPerson): PersonRow => ({
  ...person,
  profilePicture: pictureAddress(keys, picture, person.id),
});
