/** Samples that the interpolation uses on either side. */
const depth = 30;

/** Values of the autocorrelation that are needed beyond the longest lag. */
export const refinementReach = depth + 2;

/** The lag (samples) of the maximum near `lag` of the interpolated autocorrelation: two parabolic steps, coarse then fine. */
export function refineLag(r: Float32Array, lag: number): number {
  return parabolicStep(r, parabolicStep(r, lag, 0.2), 0.04);
}

function parabolicStep(r: Float32Array, lag: number, width: number): number {
  const here = interpolate(r, lag);
  const before = interpolate(r, lag - width);
  const after = interpolate(r, lag + width);
  const curvature = 2 * here - before - after;
  if (!(curvature > 0)) return lag;
  const shift = (0.5 * width * (after - before)) / curvature;
  return lag + Math.max(-width, Math.min(width, shift));
}

/** The autocorrelation between two samples: windowed sinc interpolation (Boersma 1993, equation 22). */
function interpolate(r: Float32Array, lag: number): number {
  const left = Math.floor(lag);
  const fraction = lag - left;
  if (fraction === 0) return r[left] as number;
  return (
    side(r, { from: left, step: -1, distance: fraction }) + side(r, { from: left + 1, step: 1, distance: 1 - fraction })
  );
}

type Side = Readonly<{ from: number; step: 1 | -1; distance: number }>;

function side(r: Float32Array, { from, step, distance }: Side): number {
  const angle = Math.PI / (distance + depth);
  const turn = 2 * Math.cos(angle);
  let cosine = Math.cos(angle * distance);
  let before = Math.cos(angle * (distance - 1));
  let sign = 1;
  let sum = 0;
  for (let k = 0; k < depth; k++) {
    // The autocorrelation is symmetric: r(−lag) = r(lag).
    sum += (sign * (r[Math.abs(from + step * k)] as number) * (1 + cosine)) / (distance + k);
    // cos(a + b) = 2 cos a cos b - cos(a - b) saves a cosine per sample.
    [before, cosine] = [cosine, turn * cosine - before];
    sign = -sign;
  }
  return (sum * Math.sin(Math.PI * distance)) / (2 * Math.PI);
}
