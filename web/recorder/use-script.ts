import { useState } from 'react';
import { useCurrentUser } from '../lib/current-user.tsx';
import { store, stored } from '../lib/stored.ts';
import { clampedSpeed } from './prompter-speed.ts';

/** A person's notes for the talk. `speed`: words per minute. */
export type Script = Readonly<{ text: string; shown: boolean; speed: number }>;

export const longestScript = 20_000;

const fresh: Script = { text: '', shown: true, speed: 120 };

/** The notes stay on this device. Each person has their own. */
export function useScript() {
  const { id } = useCurrentUser();
  const key = `rostra_script_${id}`;
  const [script, setScript] = useState(() => read(stored(key)));
  function change(changed: Partial<Script>): void {
    const next = { ...script, ...changed };
    next.speed = clampedSpeed(next.speed);
    setScript(next);
    store(key, JSON.stringify(next));
  }
  return { script, change };
}

export type ScriptOfPerson = ReturnType<typeof useScript>;

function read(kept: string | null): Script {
  try {
    return { ...fresh, ...(JSON.parse(kept ?? '{}') as Partial<Script>) };
  } catch {
    return fresh;
  }
}
