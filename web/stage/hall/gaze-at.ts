import type { Pose } from '#domain/sessions/contract/movement/samples.ts';
import type { Seat } from './seats.ts';

/** Greatest angle between the line of sight and a person's eyes at which they feel looked at. Degrees. */
const widest = 9;
const least = Math.cos((widest * Math.PI) / 180);

/** The seat whose eyes are nearest to the line of sight. −1: nobody. */
export function lookedAt({ p, q }: Pose, seats: readonly Seat[]): number {
  const sight = forward(q);
  let [nearest, closest] = [-1, least];
  for (const [index, { eyes }] of seats.entries()) {
    const [x, y, z] = [eyes[0] - p[0], eyes[1] - p[1], eyes[2] - p[2]];
    const cosine = (x * sight[0] + y * sight[1] + z * sight[2]) / Math.hypot(x, y, z);
    if (cosine > closest) [nearest, closest] = [index, cosine];
  }
  return nearest;
}

/** The direction of the gaze after a rotation; −z without rotation. */
const forward = ([x, y, z, w]: Pose['q']) =>
  [-2 * (x * z + w * y), -2 * (y * z - w * x), -(1 - 2 * (x * x + y * y))] as const;
