import { supportCommands } from '#domain/administration/contract/support.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import { fillPath } from './address.ts';

const key = 'rostra_support';

/** The person whose account this support tab shows. Closing the tab forgets it. */
export const supportedPerson = (): string | undefined => sessionStorage.getItem(key) ?? undefined;

export function beginSupport(personId: string): void {
  sessionStorage.setItem(key, personId);
}

/** Goes back to one's own account; the reload drops all data of the other person. */
export function endSupport(): void {
  const personId = supportedPerson();
  sessionStorage.removeItem(key);
  location.assign(personId ? `/admin/users/${personId}` : '/');
}

/** The token for this tab: one's own, or one that reads the other person's account. */
export async function tokenInUse(own: string): Promise<string> {
  const id = supportedPerson();
  if (id === undefined) return own;
  const { path } = fillPath(supportCommands.OpenSupport.path, { id });
  const headers = { 'content-type': 'application/json', [headerNames.client]: 'web', authorization: `Bearer ${own}` };
  const response = await fetch(path, { method: 'POST', headers, body: '{}' });
  if (response.ok) return ((await response.json()) as { accessToken: string }).accessToken;
  endSupport();
  return own;
}
