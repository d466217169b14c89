/** Words. */
const window = 50;

/**
 * Mean share of different words in all windows of 50 (MATTR, Covington and McFall 2010): unlike the plain share of different words it does not fall
 * with the length of the talk. Null below one window.
 */
export function lexicalVariety(forms: readonly string[]): number | null {
  if (forms.length < window) return null;
  const times = new Map<string, number>();
  let sum = 0;
  forms.forEach((form, i) => {
    times.set(form, (times.get(form) ?? 0) + 1);
    const left = forms[i - window];
    if (left !== undefined) {
      const remaining = (times.get(left) ?? 0) - 1;
      if (remaining === 0) times.delete(left);
      else times.set(left, remaining);
    }
    if (i >= window - 1) sum += times.size / window;
  });
  return sum / (forms.length - window + 1);
}
