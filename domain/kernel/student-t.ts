/**
 * The probability that the mean of `later` is at most this far above the mean of `earlier` if both come from the same source: near 0 if it
 * fell, near 1 if it rose. Welch's t with the degrees of freedom of Welch and Satterthwaite (1947).
 */
export function chanceOfMeans(earlier: readonly number[], later: readonly number[]): number {
  const [one, other] = [spreadOf(earlier), spreadOf(later)];
  const difference = other.mean - one.mean;
  const squared = one.error + other.error;
  if (squared === 0) return difference === 0 ? 0.5 : Number(difference > 0);
  const freedom = squared ** 2 / (one.error ** 2 / (earlier.length - 1) + other.error ** 2 / (later.length - 1));
  return chanceBelow(difference / Math.sqrt(squared), freedom);
}

/** `error`: the squared standard error of the mean. */
function spreadOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: variance / values.length };
}

/** Student's distribution: the probability of a value up to `t`. */
export function chanceBelow(t: number, freedom: number): number {
  const tail = incompleteBeta(freedom / (freedom + t * t), freedom / 2) / 2;
  return t > 0 ? 1 - tail : tail;
}

/** Regularised incomplete beta function with b = 1/2, by its continued fraction (Lentz). Numerical Recipes, 6.4. */
function incompleteBeta(x: number, a: number): number {
  const b = 0.5;
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
}

const least = 1e-300;
const precise = 1e-12;

function fraction(x: number, a: number, b: number): number {
  const away = (value: number) => (Math.abs(value) < least ? least : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let step = 1;
    for (const term of [even, odd]) {
      d = 1 / away(1 + term * d);
      c = away(1 + term / c);
      step = c * d;
      result *= step;
    }
    if (Math.abs(step - 1) < precise) break;
  }
  return result;
}

/** Lanczos (1964), with the coefficients of Numerical Recipes, 6.1. */
function logGamma(x: number): number {
  const coefficients = [
    ...[76.18009172947146, -86.50532032941678, 24.01409824083091],
    ...[-1.231739572450155, 0.1208650973866179e-2, -0.5395239384953e-5],
  ];
  const sum = coefficients.reduce((all, each, n) => all + each / (x + n + 1), 1.000000000190015);
  return Math.log((Math.sqrt(2 * Math.PI) * sum) / x) + (x + 0.5) * Math.log(x + 5.5) - (x + 5.5);
}
