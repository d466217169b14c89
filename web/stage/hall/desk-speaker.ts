import type { Movement, Pose } from '#domain/sessions/contract/movement/samples.ts';

/** Height of a standing person's eyes. Metres. */
const eyeHeight = 1.65;
/** Metres per second. */
const walking = 1.1;
/** How far the speaker may walk from the middle: to the sides, towards the wall and towards the audience. Metres. */
const reach = { side: 2.2, back: 0.9, front: 0.7 };
const steepest = 1.2;
/** Share of its way that a hand still has to go after a second. */
const left = 0.002;

/** Keys by their letter: W A S D walk, Q and E lift the hands. */
export const deskKeys = ['w', 'a', 's', 'd', 'q', 'e'] as const;
export type DeskKey = (typeof deskKeys)[number];

/** A speaker without a headset: keys walk and lift the hands, the mouse looks around. */
export function createDeskSpeaker() {
  const held = new Set<DeskKey>();
  const at = { x: 0, z: 0, yaw: 0, pitch: -0.07, left: 0, right: 0 };
  return {
    press: (key: DeskKey) => void held.add(key),
    release: (key: DeskKey) => void held.delete(key),
    /** Releases all keys: without the focus the window gets no key events. */
    releaseAll: () => held.clear(),
    /** Turns the head. Radians to the left, and up. */
    look(yaw: number, pitch: number): void {
      at.yaw = Math.max(-Math.PI, Math.min(Math.PI, at.yaw + yaw));
      at.pitch = Math.max(-steepest, Math.min(steepest, at.pitch + pitch));
    },
    /** Advances the time. Seconds. */
    pass(seconds: number): void {
      const way = (more: DeskKey, less: DeskKey) => (held.has(more) ? 1 : 0) - (held.has(less) ? 1 : 0);
      const [ahead, aside] = [way('w', 's') * walking * seconds, way('d', 'a') * walking * seconds];
      const [sin, cos] = [Math.sin(at.yaw), Math.cos(at.yaw)];
      at.x = Math.max(-reach.side, Math.min(reach.side, at.x - sin * ahead + cos * aside));
      at.z = Math.max(-reach.front, Math.min(reach.back, at.z - cos * ahead - sin * aside));
      const follow = 1 - left ** seconds;
      at.left += ((held.has('q') ? 1 : 0) - at.left) * follow;
      at.right += ((held.has('e') ? 1 : 0) - at.right) * follow;
    },
    now(): Omit<Movement, 'gaze'> {
      const q = turned(at.yaw, at.pitch);
      const hand = (side: 1 | -1, lifted: number): Pose => {
        const [x, z] = [side * (0.24 + 0.06 * lifted), -0.14 - 0.2 * lifted];
        const [sin, cos] = [Math.sin(at.yaw), Math.cos(at.yaw)];
        return { p: [at.x + cos * x + sin * z, 0.92 + 0.43 * lifted, at.z - sin * x + cos * z], q: turned(at.yaw, 0) };
      };
      return { head: { p: [at.x, eyeHeight, at.z], q }, left: hand(-1, at.left), right: hand(1, at.right) };
    },
  };
}

function turned(yaw: number, pitch: number): Pose['q'] {
  const [a, b] = [yaw / 2, pitch / 2];
  return [Math.cos(a) * Math.sin(b), Math.sin(a) * Math.cos(b), -Math.sin(a) * Math.sin(b), Math.cos(a) * Math.cos(b)];
}
