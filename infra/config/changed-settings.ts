import { readSettings, type Settings } from './settings.ts';

/** These values grant access somewhere. */
const isSecret = (name: string) => /KEY|PASSWORD|SECRET|TOKEN|HEADERS|^(DATABASE|EVENTSTORE|SMTP)_URL$/.test(name);

/** An address may contain a name and a password, also inside another address's query. */
const withoutPasswords = (value: string) => value.replaceAll(/(\/\/|%2F%2F)[^/?#\s]*?(@|%40)/gi, '$1…$2');

/** The settings that differ from their default. Values of secrets are left out. */
export function changedSettings(settings: Settings): { name: string; value: string | null }[] {
  const defaults: Readonly<Record<string, unknown>> = readSettings({});
  const shown = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));
  return Object.entries(settings)
    .filter(([name, value]) => value !== undefined && shown(value) !== shown(defaults[name]))
    .map(([name, value]) => ({ name, value: isSecret(name) ? null : withoutPasswords(shown(value)) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
