import { proxy } from 'valtio';
import { store, stored } from '../../lib/stored.ts';
import type { HallChoices } from '../../stage/for-others.ts';

const key = 'rostra_hall';
const fresh: HallChoices = {
  room: 'meeting',
  audience: 5,
  seated: false,
  lift: 0,
  leftHanded: false,
  reacts: true,
  distracts: false,
};

/** The choices of the last room, stored on this device. */
export const hallState = proxy<{ choices: HallChoices }>({ choices: read(stored(key)) });

export function chooseHall(chosen: Partial<HallChoices>): void {
  hallState.choices = { ...hallState.choices, ...chosen };
  store(key, JSON.stringify(hallState.choices));
}

function read(kept: string | null): HallChoices {
  try {
    return { ...fresh, ...(JSON.parse(kept ?? '{}') as Partial<HallChoices>) };
  } catch {
    return fresh;
  }
}
