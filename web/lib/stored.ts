/** Values that this device remembers. Storage may be off or full: then it forgets, and nothing breaks. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forgotten, then.
  }
}

/** Takes a choice back. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never there.
  }
}

/** How this device looks and speaks is nobody's secret. */
const ofTheDevice = ['rostra_theme', 'rostra_locale', 'rostra_vr_mode'];

/** The next person on this device finds nothing of the previous one. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('rostra_') && !ofTheDevice.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // There was nothing to find.
  }
}
