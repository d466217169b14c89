import { useCurrentUser } from '../../lib/current-user.tsx';
import { type SettingsGroup, settingsGroups } from '../../lib/web-area.ts';
import { placesOf } from '../places.ts';

const places = placesOf(({ settings }) => settings);

/** The settings that the person may see, and the groups that contain some. */
export function useSettingsGroups() {
  const user = useCurrentUser();
  const open = places.filter(({ gate }) => !gate || gate(user));
  const groups: readonly SettingsGroup[] = settingsGroups.filter((group) =>
    open.some((place) => place.group === group),
  );
  return { open, groups };
}
