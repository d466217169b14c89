const deeds = ['pointerdown', 'keydown'] as const;

/** Browsers let a context sleep until the person did something on the page: it is woken by that. Call the answer at its end. */
export function wakeWith(context: AudioContext): () => void {
  const wake = () => void context.resume();
  wake();
  for (const deed of deeds) window.addEventListener(deed, wake);
  return () => {
    for (const deed of deeds) window.removeEventListener(deed, wake);
  };
}
