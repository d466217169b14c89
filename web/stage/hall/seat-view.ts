import {
  type BufferGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  SphereGeometry,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { MovementSample, Pose } from '#domain/sessions/contract/movement/samples.ts';
import { type Poses, posesAt } from '../figure.ts';
import { createAudience } from './audience.ts';
import { buildRoom } from './build-room.ts';
import { lookedAt } from './gaze-at.ts';
import { createHallBoards } from './hall-boards.ts';
import { canEnterHeadset, openHeadset } from './headset.ts';
import { type Seat, seatsOf } from './seats.ts';

export const seatRows = ['front', 'middle', 'back'] as const;
export type SeatRow = (typeof seatRows)[number];

type Replayed = Readonly<{
  samples: readonly MovementSample[];
  /** The current second of the talk. */
  time: () => number;
  slide: () => string | undefined;
}>;

export type SeatView = ReturnType<typeof createSeatView>;

/** Always the hall, since a talk does not store its room. */
const [room, size] = ['hall', 30] as const;
/** Height of a sitting person's eyes. Metres. */
const sitting = 1.2;

/** A talk as seen from the audience, on a canvas or in a headset. @throws if the browser has no WebGL */
export function createSeatView(canvas: HTMLCanvasElement, { samples, time, slide }: Replayed) {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  renderer.xr.enabled = true;
  renderer.xr.setReferenceSpaceType('local-floor');
  const { scene, seats, audience, boards, speaker, camera, rig } = furnishReplay();
  const begun = performance.now();
  let seat = seatIn('middle', seats);
  let drawn: string | undefined;

  function draw(): void {
    const poses = posesAt(samples, time());
    speaker.pose(poses);
    const picture = slide();
    if (picture !== drawn || !drawn) boards.show({ ...emptyBoards, slide: picture });
    drawn = picture;
    const head = poses?.head;
    audience.move((performance.now() - begun) / 1000, {
      speaker: head?.p ?? [0, 1.65, 0],
      lookedAt: head ? lookedAt(head, seats) : -1,
      attention: 0.8,
    });
    renderer.render(scene, camera);
    Object.assign(canvas.dataset, { seat: seat.eyes.map((value) => value.toFixed(1)).join(' ') });
  }
  function sit(row: SeatRow): void {
    seat = seatIn(row, seats);
    if (renderer.xr.isPresenting) {
      sitInHeadset();
      return;
    }
    rig.position.set(0, 0, 0);
    rig.rotation.y = 0;
    camera.position.set(...seat.eyes);
    camera.lookAt(new Vector3(0, 1.35, 0));
  }
  function sitInHeadset(): void {
    const [x, y, z] = seat.eyes;
    rig.position.set(x, y - sitting, z);
    rig.rotation.y = Math.PI;
  }
  sit('middle');
  renderer.setAnimationLoop(draw);
  return {
    sit,
    canEnterHeadset,
    async enterHeadset(): Promise<void> {
      const session = await openHeadset();
      session.addEventListener('end', () => sit('middle'));
      await renderer.xr.setSession(session);
      camera.position.set(0, 0, 0);
      camera.quaternion.identity();
      sitInHeadset();
    },
    resize(width: number, height: number): void {
      if (renderer.xr.isPresenting) return;
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    },
    close(): void {
      renderer.setAnimationLoop(null);
      void renderer.xr.getSession()?.end();
      boards.close();
      renderer.dispose();
    },
  };
}

const emptyBoards = { slides: [], notes: '', clock: { time: '', light: 'off' }, buttons: [] } as const;

/** Creates everything that the replay shows, without a canvas. */
export function furnishReplay() {
  const scene = buildRoom(room, size, 1);
  const seats = seatsOf(room, size);
  const audience = createAudience(seats);
  const boards = createHallBoards(room, 1);
  const speaker = createSpeaker();
  // The near plane cuts off the head of the viewer, in which the camera is.
  const camera = new PerspectiveCamera(48, 16 / 9, 0.3, 60);
  const rig = new Group().add(camera);
  const [wall] = boards.still;
  // A light on the speaker; the room's lamps light the audience.
  const light = new DirectionalLight('#fff4e2', 1.6);
  light.position.set(-1, 4, -6);
  scene.add(rig, audience.group, speaker.group, light);
  if (wall) scene.add(wall);
  return { scene, seats, audience, boards, speaker, camera, rig };
}

/** The seat in the middle of a row. */
export function seatIn(row: SeatRow, seats: readonly Seat[]): Seat {
  const share = { front: 0, middle: 0.5, back: 0.999 }[row];
  const depths = [...new Set(seats.map(({ gaze }) => gaze[1]))].sort((a, b) => a - b);
  const depth = depths[Math.floor(share * depths.length)] ?? 0;
  const inRow = seats.filter(({ gaze }) => gaze[1] === depth);
  return inRow[Math.floor(inRow.length / 2)] ?? { eyes: [0, sitting, -3], gaze: [0.5, 0] };
}

/** The speaker: measured head and hands, and arms, trunk and legs that connect them. */
function createSpeaker() {
  const head = part(new SphereGeometry(0.115, 20, 14).scale(0.86, 1.12, 0.96) as SphereGeometry, '#e3e2f4');
  const hand = () => part(new SphereGeometry(0.05, 14, 10), '#aab4f5');
  const arm = () => part(new CylinderGeometry(0.035, 0.045, 1, 8), '#5f6483');
  const torso = part(new CapsuleGeometry(0.17, 0.42, 4, 14), '#5f6483');
  const legs = part(new CapsuleGeometry(0.12, 0.66, 4, 12), '#484c66');
  const sides = { left: { hand: hand(), arm: arm(), side: -1 }, right: { hand: hand(), arm: arm(), side: 1 } };
  const { left, right } = sides;
  const group = new Group().add(head, left.hand, right.hand, torso, legs, left.arm, right.arm);
  const [shoulder, reach, up] = [new Vector3(), new Vector3(), new Vector3(0, 1, 0)];
  const place = ({ hand, arm, side }: (typeof sides)['left'], at: Poses['left'], [x, y, z]: Pose['p']) => {
    hand.visible = at !== null;
    arm.visible = at !== null;
    if (!at) return;
    hand.position.set(...at);
    shoulder.set(x + side * 0.17, y - 0.27, z + 0.03);
    reach.copy(hand.position).sub(shoulder);
    arm.scale.y = reach.length();
    arm.position.copy(shoulder).addScaledVector(reach, 0.5);
    arm.quaternion.setFromUnitVectors(up, reach.normalize());
  };
  return {
    group,
    pose(poses: Poses | undefined): void {
      group.visible = poses !== undefined;
      if (!poses) return;
      const { p, q } = poses.head;
      const [x, y, z] = p;
      head.position.set(x, y, z);
      head.quaternion.set(...q);
      place(left, poses.left, p);
      place(right, poses.right, p);
      torso.position.set(x, y - 0.52, z + 0.03);
      legs.position.set(x, Math.max(0.4, y - 1.2), z + 0.03);
    },
  };
}

const part = (geometry: BufferGeometry, color: string) => new Mesh(geometry, new MeshLambertMaterial({ color }));
