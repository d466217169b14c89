/** Words. */
const window = 50;

/**
 * Moving-average type–token ratio (MATTR, Covington and McFall 2010): the mean share of different words over all windows of 50
 * words, 0 to 1. Unlike the plain ratio, it does not fall with the length of the talk. Null with fewer than 50 words.
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
