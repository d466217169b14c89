import { readSettings, type Settings } from './settings.ts';

/** These values grant access somewhere; addresses may hold a password. */
const isSecret = (name: string) => /KEY|PASSWORD|SECRET|TOKEN|HEADERS|^(DATABASE|EVENTSTORE|SMTP)_URL$/.test(name);

/** The settings that are not at their default. A secret has no value here. */
export function changedSettings(settings: Settings): { name: string; value: string | null }[] {
  const defaults: Readonly<Record<string, unknown>> = readSettings({});
  const shown = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));
  return Object.entries(settings)
    .filter(([name, value]) => value !== undefined && shown(value) !== shown(defaults[name]))
    .map(([name, value]) => ({ name, value: isSecret(name) ? null : shown(value) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
