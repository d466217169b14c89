import { supportCommands } from '#domain/administration/contract/support.ts';
import { fillPath } from './address.ts';

const key = 'rostra_support';

/** The person whose account this tab looks into. The tab forgets it when it is closed. */
export const supportedPerson = (): string | undefined => sessionStorage.getItem(key) ?? undefined;

export function beginSupport(personId: string): void {
  sessionStorage.setItem(key, personId);
}

/** Back to one's own account, with nothing left of what was seen. */
export function endSupport(): void {
  const personId = supportedPerson();
  sessionStorage.removeItem(key);
  location.assign(personId ? `/admin/users/${personId}` : '/');
}

/** The token for what this tab shows: one's own, or the one that reads the account. */
export async function tokenInUse(own: string): Promise<string> {
  const id = supportedPerson();
  if (id === undefined) return own;
  const { path } = fillPath(supportCommands.OpenSupport.path, { id });
  const headers = { 'content-type': 'application/json', 'x-client': 'web', authorization: `Bearer ${own}` };
  const response = await fetch(path, { method: 'POST', headers, body: '{}' });
  if (response.ok) return ((await response.json()) as { accessToken: string }).accessToken;
  endSupport();
  return own;
}
