const deeds = ['pointerdown', 'keydown'] as const;

/** Wakes an audio context when the person acts on the page, since browsers keep it asleep until then. Returns how to stop listening. */
export function wakeWith(context: AudioContext): () => void {
  const wake = () => void context.resume();
  wake();
  for (const deed of deeds) window.addEventListener(deed, wake);
  return () => {
    for (const deed of deeds) window.removeEventListener(deed, wake);
  };
}
