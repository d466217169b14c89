import {
  BackSide,
  BoxGeometry,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  PointLight,
  Scene,
  SpotLight,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { type AudienceSize, plans, type RoomKind, sizeOf } from './seats.ts';

type Look = Readonly<{
  wall: string;
  floor: string;
  ceiling: string;
  wood: string;
  sky: string;
  ground: string;
  fog: string;
}>;

const looks: Readonly<Record<RoomKind, Look>> = {
  meeting: {
    wall: '#e2ddd2',
    floor: '#8f8172',
    ceiling: '#eeebe4',
    wood: '#9b7653',
    sky: '#fff8ec',
    ground: '#8b7d6b',
    fog: '#d9d4c8',
  },
  hall: {
    wall: '#a3917a',
    floor: '#5b4536',
    ceiling: '#b8ab98',
    wood: '#8a6242',
    sky: '#fff1de',
    ground: '#8d7c6a',
    fog: '#6f6152',
  },
  stage: {
    wall: '#2a2d42',
    floor: '#1c1d2b',
    ceiling: '#12131d',
    wood: '#3a2f2c',
    sky: '#8c93c9',
    ground: '#23243a',
    fog: '#14162a',
  },
};

/** Distance of the wall behind the speaker. Metres. */
const wallBehind = 2.6;

/** Builds everything that never moves: floor, walls, light and furniture. */
export function buildRoom(kind: RoomKind, count: AudienceSize, side: 1 | -1): Scene {
  const scene = new Scene();
  const look = looks[kind];
  scene.background = new Color(look.fog);
  if (kind !== 'meeting') scene.fog = new Fog(look.fog, 14, 34);
  scene.add(shell(kind, count, look), lamps(kind, count), ...lights(kind, count, look), lectern(look, side));
  scene.add(panels(kind, count, look), door(kind, count, look));
  if (kind === 'stage') scene.add(platform(look));
  if (kind === 'hall' || kind === 'stage') scene.add(steps(kind, count, look));
  if (kind === 'meeting') scene.add(table(look));
  if (kind !== 'stage') scene.add(windows(kind, count));
  else scene.add(exits(count));
  return scene;
}

function shell(kind: RoomKind, count: AudienceSize, look: Look) {
  const { floor, height } = plans[kind];
  const { width, depth, rows } = sizeOf(kind, count);
  const [length, tall] = [depth + wallBehind, height + rows * plans[kind].rise - floor];
  const middle = (wallBehind - depth) / 2;
  const materials = [look.wall, look.wall, look.ceiling, look.floor, look.wall, look.wall].map(
    (color) => new MeshLambertMaterial({ color, side: BackSide }),
  );
  const box = new Mesh(new BoxGeometry(width, tall, length), materials);
  box.position.set(0, floor + tall / 2, middle);
  const skirting = new Mesh(
    merged(
      [-1, 1].map((side) =>
        new BoxGeometry(0.05, kind === 'meeting' ? 0.9 : 1.2, length).translate(
          side * (width / 2 - 0.03),
          0.5 + floor,
          middle,
        ),
      ),
    ),
    new MeshLambertMaterial({ color: look.wood }),
  );
  return new Group().add(box, skirting);
}

function lights(kind: RoomKind, count: AudienceSize, { sky, ground }: Look) {
  const around = new HemisphereLight(sky, ground, { meeting: 2.6, hall: 3.1, stage: 3.4 }[kind]);
  // From the speaker's side, so that the faces are lit.
  const front = new DirectionalLight('#fff4e2', kind === 'stage' ? 0.9 : 1.1);
  front.position.set(1, 4, 3);
  front.target.position.set(0, 0, -sizeOf(kind, count).depth / 2);
  const faces = [front, front.target];
  if (kind === 'stage') {
    const spot = new SpotLight('#fff1d8', 60, 14, 0.5, 0.6);
    spot.position.set(0, 5.4, -3.2);
    spot.target.position.set(0, 0, 0.4);
    const glow = new PointLight('#8a93ff', 9, 12);
    glow.position.set(0, 3.4, 1.6);
    return [around, ...faces, spot, spot.target, glow];
  }
  const lamp = new PointLight('#fff2dc', 5, 12);
  lamp.position.set(0, plans[kind].height - 1.2, 0.4);
  return [around, ...faces, lamp];
}

/** The lectern, on the side of the pointing hand. */
function lectern({ wood }: Look, side: 1 | -1) {
  const desk = new Mesh(
    merged([
      new BoxGeometry(0.5, 0.04, 0.36).rotateX(0.35).translate(0, 1.02, 0),
      new BoxGeometry(0.09, 1, 0.09).translate(0, 0.5, 0),
      new CylinderGeometry(0.24, 0.26, 0.05, 16).translate(0, 0.03, 0),
    ]),
    new MeshLambertMaterial({ color: wood }),
  );
  desk.position.set(side * 0.85, 0, -0.45);
  desk.rotation.y = side * -0.5;
  return desk;
}

function platform({ wood }: Look) {
  const floor = new Mesh(new BoxGeometry(9, 0.9, 4.4), new MeshLambertMaterial({ color: wood }));
  floor.position.set(0, -0.451, 0.3);
  return floor;
}

/** The steps of rising rows. */
function steps(kind: RoomKind, count: AudienceSize, { floor: color }: Look) {
  const { distance, spacing, rise, floor } = plans[kind];
  const { width, rows } = sizeOf(kind, count);
  const boxes = Array.from({ length: rows }, (_, row) => {
    const tall = 0.02 + row * rise;
    return new BoxGeometry(width - 0.2, tall, spacing[1]).translate(0, floor + tall / 2, -distance - row * spacing[1]);
  });
  return new Mesh(merged(boxes), new MeshLambertMaterial({ color: new Color(color).multiplyScalar(1.25) }));
}

function table({ wood }: Look) {
  const top = new Mesh(
    merged([
      new BoxGeometry(3.2, 0.05, 0.75).translate(0, 0.74, 0),
      ...[-1.4, 1.4].map((x) => new BoxGeometry(0.08, 0.72, 0.5).translate(x, 0.36, 0)),
    ]),
    new MeshLambertMaterial({ color: wood }),
  );
  top.position.set(0, 0, -1.25);
  return top;
}

/** Windows on the speaker's left, high above the seats of a hall. */
function windows(kind: RoomKind, count: AudienceSize) {
  const { width, depth } = sizeOf(kind, count);
  const [tall, high] = kind === 'meeting' ? [1.3, 1.75] : [2.2, 3.4];
  const frames = Array.from({ length: Math.max(2, Math.floor(depth / 1.9)) }, (_, index) => 0.7 - index * 1.9);
  const pane = (z: number) =>
    [-1, 1].map((side) =>
      new PlaneGeometry(0.62, tall).rotateY(Math.PI / 2).translate(-width / 2 + 0.03, high, z + side * 0.34),
    );
  return new Mesh(
    merged(frames.flatMap(pane)),
    new MeshBasicMaterial({ color: kind === 'meeting' ? '#d6e8f5' : '#f2dcb4' }),
  );
}

/** Slats along the wall behind the audience. */
function panels(kind: RoomKind, count: AudienceSize, { wood }: Look) {
  const { floor, height } = plans[kind];
  const { width, depth, rows } = sizeOf(kind, count);
  const tall = Math.min(kind === 'meeting' ? 1.1 : 2.6, height);
  const bottom = floor + rows * plans[kind].rise;
  const slats = Array.from({ length: Math.floor((width - 1.6) / 0.62) }, (_, index) =>
    new BoxGeometry(0.56, tall, 0.04).translate(
      -width / 2 + 0.4 + index * 0.62,
      bottom + tall / 2 + 0.1,
      -depth + 0.04,
    ),
  );
  return new Mesh(merged(slats), new MeshLambertMaterial({ color: wood }));
}

/** The door in the corner behind the audience, on the speaker's right. */
function door(kind: RoomKind, count: AudienceSize, { wood }: Look) {
  const { x, floor, z } = doorOf(kind, count);
  const leaf = new Mesh(
    merged([
      new BoxGeometry(0.95, 2.1, 0.05).translate(0, 1.05, 0),
      new BoxGeometry(0.03, 0.16, 0.08).translate(-0.36, 1.05, 0.04),
    ]),
    new MeshLambertMaterial({ color: new Color(wood).multiplyScalar(0.6) }),
  );
  leaf.position.set(x, floor, z);
  return leaf;
}

/** The place of the door, from which latecomers come. */
export function doorOf(kind: RoomKind, count: AudienceSize) {
  const { width, depth, rows } = sizeOf(kind, count);
  return { x: width / 2 - 0.65, floor: plans[kind].floor + rows * plans[kind].rise, z: -depth + 0.06 };
}

/** Green signs over the exits. */
function exits(count: AudienceSize) {
  const { width, depth } = sizeOf('stage', count);
  const { floor } = doorOf('stage', count);
  const signs = [-1, 1].map((side) =>
    new BoxGeometry(0.5, 0.2, 0.04).translate(side * (width / 2 - 0.65), floor + 2.35, -depth + 0.08),
  );
  return new Mesh(merged(signs), new MeshBasicMaterial({ color: '#2f9e68' }));
}

function lamps(kind: RoomKind, count: AudienceSize) {
  const { width, depth, rows } = sizeOf(kind, count);
  const high = plans[kind].height + rows * plans[kind].rise - 0.03;
  const rowsOfLamps = Math.ceil(depth / 3);
  const boxes = Array.from({ length: rowsOfLamps * 2 }, (_, index) =>
    new BoxGeometry(1.1, 0.04, 0.16).translate(
      (index % 2 ? 1 : -1) * (width / 4),
      high,
      -1 - Math.floor(index / 2) * 3,
    ),
  );
  return new Mesh(merged(boxes), new MeshBasicMaterial({ color: kind === 'stage' ? '#3b3f63' : '#fff0d2' }));
}

const merged = (parts: readonly BufferGeometry[]) => mergeGeometries([...parts]) as BufferGeometry;
