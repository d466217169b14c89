/** Values stored on this device. If storage is off or full, they are lost, and nothing breaks. */
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
    // The value is lost.
  }
}

/** Removes a stored value. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no value.
  }
}

/** Settings of the device, which are not personal. */
const ofTheDevice = ['rostra_theme', 'rostra_locale', 'rostra_vr_mode'];

/** Removes everything personal, for the next person on this device. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('rostra_') && !ofTheDevice.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to remove.
  }
}
