import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  Euler,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Seat } from './seats.ts';

export type Listening = Readonly<{
  /** The place of the speaker's eyes. */
  speaker: readonly [number, number, number];
  /** Index of the seat that the speaker looks at; −1: none. */
  lookedAt: number;
  /** 0: nobody listens; 1: everybody listens closely. */
  attention: number;
}>;

const skins = ['#f1d3bd', '#e0b494', '#c68e67', '#9c6644', '#6b4227', '#f5dfcf'];
const hairs = ['#1d1712', '#3a2818', '#6b4a2b', '#8c8a88', '#c9a66b', '#29211c'];
const clothes = ['#39486b', '#5d4a66', '#3f5f57', '#7a5547', '#4b4f58', '#6f6a5a', '#86525a', '#2f3d4c'];

/** A seated audience of any size in five meshes. People look, nod, shift and turn to each other. */
export function createAudience(seats: readonly Seat[]) {
  const group = new Group();
  const part = (geometry: BufferGeometry, colors: readonly string[], salt: number) => {
    const mesh = new InstancedMesh(geometry, new MeshLambertMaterial(), seats.length);
    for (const index of seats.keys())
      mesh.setColorAt(index, new Color(colors[Math.floor(chance(index, salt) * colors.length)]));
    mesh.frustumCulled = false;
    group.add(mesh);
    return mesh;
  };
  const body = part(bodyGeometry(), clothes, 1);
  const head = part(headGeometry(), skins, 2);
  const hair = part(hairGeometry(), hairs, 3);
  const eyes = part(eyesGeometry(), ['#17120f'], 4);
  const chairs = part(chairGeometry(), ['#2a2d38'], 5);
  const [place, turn, matrix] = [new Vector3(), new Quaternion(), new Matrix4()];
  const one = new Vector3(1, 1, 1);
  for (const [index, { eyes: at }] of seats.entries()) {
    place.set(at[0], at[1], at[2]);
    chairs.setMatrixAt(index, matrix.compose(place, turn.setFromEuler(new Euler(0, yawTo([0, 0, 0], at), 0)), one));
  }

  const euler = new Euler(0, 0, 0, 'YXZ');
  const lean = new Quaternion();
  return {
    group,
    /** Sets the pose of everybody at a second. */
    move(second: number, { speaker, lookedAt, attention }: Listening): void {
      for (const [index, { eyes: at }] of seats.entries()) {
        const met = index === lookedAt;
        const pose = poseOf(index, second, met ? 1 : attention);
        const yaw = yawTo(speaker, at);
        lean.setFromEuler(euler.set(pose.lean, yaw * 0.4, pose.sway));
        place.set(at[0] + pose.shift, at[1] - pose.sink, at[2]);
        body.setMatrixAt(index, matrix.compose(place, lean, one));
        const pitch = Math.atan2(speaker[1] - at[1], Math.hypot(speaker[0] - at[0], speaker[2] - at[2]));
        turn.setFromEuler(euler.set(-pitch + pose.nod, yaw + pose.turn, pose.tilt));
        place.z += pose.lean * 0.3;
        matrix.compose(place, turn, one);
        for (const mesh of [head, hair, eyes]) mesh.setMatrixAt(index, matrix);
      }
      for (const mesh of [body, head, hair, eyes]) mesh.instanceMatrix.needsUpdate = true;
    },
  };
}

/** The pose of one person. Radians and metres. It depends only on the arguments. */
function poseOf(index: number, second: number, attention: number) {
  const own = chance(index, 7);
  const bored = 1 - attention;
  const during = (every: number, length: number, salt: number, who = index) => {
    const time = second / every + chance(who, salt);
    const round = Math.floor(time);
    const passed = (time - round) * every;
    return passed < length ? { share: passed / length, round } : undefined;
  };
  const nodding = attention > 0.35 ? during(11 + 17 * own, 1.6, 11) : undefined;
  // Two neighbours turn to each other at the same time.
  const pair = Math.floor(index / 2);
  const whisper = bored > 0.15 ? during(24 + 50 * chance(pair, 23), 4.5, 13, pair) : undefined;
  const down = bored > 0.45 ? during(19 + 20 * own, 6, 17) : undefined;
  const soft = (share: number) => Math.min(1, 4 * Math.min(share, 1 - share));
  const side = index % 2 === 0 ? 1 : -1;
  const whispering = whisper ? soft(whisper.share) : 0;
  return {
    nod: (nodding ? 0.16 * Math.sin(nodding.share * 4 * Math.PI) ** 2 : 0) + (down ? 0.55 * soft(down.share) : 0),
    turn: side * 0.95 * whispering + 0.05 * Math.sin(second * 0.4 + own * 9),
    tilt: 0.06 * Math.sin(second * 0.17 + own * 20) - side * 0.12 * whispering,
    sway: 0.025 * Math.sin(second * (0.11 + 0.1 * own) + own * 30),
    shift: 0.02 * Math.sin(second * 0.07 + own * 40) + side * 0.06 * whispering,
    lean: -0.06 + 0.12 * bored,
    sink: 0.05 * bored + 0.05 * (own - 0.5),
  };
}

/** A deterministic random number, 0..1. */
function chance(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** The yaw that turns a person at `at` towards `target`; 0 looks along z, at the speaker. */
const yawTo = (target: readonly [number, number, number], at: Seat['eyes']) =>
  Math.atan2(target[0] - at[0], target[2] - at[2]);

// The origin of all parts is between the eyes; they look along z.

function bodyGeometry() {
  const outline = [
    [0, -0.15],
    [0.05, -0.15],
    [0.06, -0.19],
    [0.19, -0.245],
    [0.215, -0.33],
    [0.18, -0.6],
    [0.19, -0.75],
  ].map(([x = 0, y = 0]) => new Vector2(x, y));
  const torso = new LatheGeometry(outline.reverse(), 10).scale(1, 1, 0.6) as BufferGeometry;
  const limbs = [-1, 1].flatMap((side) => [
    // Upper arm, and a forearm that rests on the lap.
    limb([side * 0.18, -0.27, 0], [side * 0.245, -0.56, 0.03], 0.06, true),
    limb([side * 0.25, -0.56, 0.03], [side * 0.08, -0.62, 0.27], 0.045),
    limb([side * 0.1, -0.74, 0.04], [side * 0.12, -0.74, 0.44], 0.085, true),
    limb([side * 0.12, -0.74, 0.44], [side * 0.12, -1.18, 0.42], 0.062),
  ]);
  return merged([torso, ...limbs]);
}

/** A tube between two points. `isClosed`: its end is visible, as at a knee. */
function limb(from: Seat['eyes'], to: Seat['eyes'], radius: number, isClosed = false): BufferGeometry {
  const [start, end] = [new Vector3(...from), new Vector3(...to)];
  const along = end.clone().sub(start);
  return new CylinderGeometry(radius * 0.9, radius, along.length(), 6, 1, !isClosed)
    .applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.normalize()))
    .translate((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2) as BufferGeometry;
}

/** Head, neck, nose and ears. */
const headGeometry = () =>
  merged([
    new SphereGeometry(0.108, 12, 8).scale(0.86, 1.12, 0.96) as BufferGeometry,
    new CylinderGeometry(0.045, 0.05, 0.14, 7, 1, true).translate(0, -0.15, -0.01),
    new IcosahedronGeometry(0.018, 0).scale(0.8, 1.3, 1).translate(0, -0.018, 0.1),
    ...[-1, 1].map((side) => new IcosahedronGeometry(0.022, 0).scale(0.5, 1.2, 0.8).translate(side * 0.092, -0.005, 0)),
  ]);

const hairGeometry = () =>
  new SphereGeometry(0.117, 10, 6, 0, 2 * Math.PI, 0, Math.PI * 0.56)
    .scale(0.88, 1.13, 1)
    .rotateX(-0.5)
    .translate(0, 0.012, -0.008) as BufferGeometry;

/** Eyes and brows. */
const eyesGeometry = () =>
  merged(
    [-1, 1].flatMap((side) => [
      new IcosahedronGeometry(0.0125, 0).translate(side * 0.036, 0.008, 0.09),
      new BoxGeometry(0.032, 0.006, 0.01).rotateZ(side * -0.1).translate(side * 0.037, 0.034, 0.094),
    ]),
  );

const chairGeometry = () =>
  merged([
    new BoxGeometry(0.46, 0.5, 0.06).translate(0, -0.48, -0.2),
    new BoxGeometry(0.46, 0.08, 0.46).translate(0, -0.84, 0.06),
    new BoxGeometry(0.1, 0.36, 0.1).translate(0, -1.04, 0.02),
  ]);

function merged(parts: readonly BufferGeometry[]): BufferGeometry {
  return mergeGeometries(parts.map((part) => (part.index ? part.toNonIndexed() : part))) as BufferGeometry;
}
