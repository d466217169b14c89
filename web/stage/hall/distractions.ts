import {
  BoxGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  SphereGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { doorOf } from './build-room.ts';
import { type AudienceSize, type RoomKind, seatsOf, sizeOf } from './seats.ts';

export type Distraction =
  | Readonly<{ kind: 'phone'; seat: number; share: number }>
  | Readonly<{ kind: 'latecomer'; share: number }>;

/** Seconds from one distraction to the next, and length of each kind. */
const every = 32;
const lengths = { phone: 6, latecomer: 11 } as const;

/** The distraction at a second, if any: twice a phone that lights up, then a latecomer. */
export function distractionAt(second: number, seats: number): Distraction | undefined {
  const round = Math.floor(second / every);
  const passed = second - round * every;
  if (round === 0) return undefined;
  const kind = round % 3 === 0 ? 'latecomer' : 'phone';
  if (passed > lengths[kind]) return undefined;
  const share = passed / lengths[kind];
  return kind === 'phone' ? { kind, seat: (round * 7) % seats, share } : { kind, share };
}

/** Distractions in the audience: two meshes, seldom visible. */
export function createDistractions(room: RoomKind, count: AudienceSize) {
  const seats = seatsOf(room, count);
  const phone = new Mesh(new BoxGeometry(0.16, 0.09, 0.01), new MeshBasicMaterial({ color: '#dfeaff' }));
  const latecomer = standing();
  const group = new Group().add(phone, latecomer);
  const { x, floor, z } = doorOf(room, count);
  const way = sizeOf(room, count).width - 1.6;
  const hide = () => {
    phone.visible = false;
    latecomer.visible = false;
  };
  hide();
  return {
    group,
    pass(second: number): void {
      hide();
      const now = distractionAt(second, seats.length);
      const eyes = now?.kind === 'phone' && seats[now.seat]?.eyes;
      if (eyes) {
        phone.visible = true;
        phone.position.set(eyes[0], eyes[1] - 0.42, eyes[2] + 0.3);
        phone.rotation.x = -0.9;
      }
      if (now?.kind === 'latecomer') {
        latecomer.visible = true;
        // Walks along the wall, and bobs with each step.
        latecomer.position.set(x - way * now.share, floor + 0.03 * Math.abs(Math.sin(now.share * 40)), z + 0.3);
      }
    },
  };
}

function standing() {
  const parts = [
    new CylinderGeometry(0.16, 0.2, 0.62, 8).translate(0, 1.12, 0),
    new CylinderGeometry(0.17, 0.13, 0.82, 8).translate(0, 0.41, 0),
    new SphereGeometry(0.11, 10, 8).translate(0, 1.6, 0),
  ];
  return new Mesh(
    mergeGeometries(parts.map((part) => part.toNonIndexed())),
    new MeshLambertMaterial({ color: '#4b4f66' }),
  );
}
