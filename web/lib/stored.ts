/** What this device remembers. Storage may be off or full: then it forgets, and nothing breaks. */
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
