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
    wall: '#d9d4c8',
    floor: '#8a7a66',
    ceiling: '#eeebe4',
    wood: '#9b7653',
    sky: '#fff8ec',
    ground: '#8b7d6b',
    fog: '#d9d4c8',
  },
  hall: {
    wall: '#6d6458',
    floor: '#4a3c33',
    ceiling: '#8d8578',
    wood: '#7d5a3c',
    sky: '#ffeeda',
    ground: '#4b4038',
    fog: '#4b4038',
  },
  stage: {
    wall: '#1b1d2a',
    floor: '#15161f',
    ceiling: '#0c0d14',
    wood: '#3a2f2c',
    sky: '#8c93c9',
    ground: '#14141c',
    fog: '#0c0d14',
  },
};

/** Metres behind the speaker. */
const wallBehind = 2.6;

/** Floor, walls, light and furniture: everything that never moves. */
export function buildRoom(kind: RoomKind, count: AudienceSize, side: 1 | -1): Scene {
  const scene = new Scene();
  const look = looks[kind];
  scene.background = new Color(look.fog);
  if (kind !== 'meeting') scene.fog = new Fog(look.fog, 14, 34);
  scene.add(shell(kind, count, look), lamps(kind, count), ...lights(kind, count, look), lectern(look, side));
  if (kind === 'stage') scene.add(platform(look));
  if (kind === 'hall' || kind === 'stage') scene.add(steps(kind, count, look));
  if (kind === 'meeting') scene.add(table(look), windows(count));
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
  // From the speaker's side: faces are to be seen.
  const front = new DirectionalLight('#fff4e2', kind === 'stage' ? 0.5 : 1.1);
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

/** On the side of the hand that points. */
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

/** Rows that rise. */
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

function windows(count: AudienceSize) {
  const { width, depth } = sizeOf('meeting', count);
  const panes = Array.from({ length: Math.max(2, Math.floor(depth / 1.6)) }, (_, index) =>
    new PlaneGeometry(1.2, 1.3).rotateY(Math.PI / 2).translate(-width / 2 + 0.03, 1.75, 0.9 - index * 1.6),
  );
  return new Mesh(merged(panes), new MeshBasicMaterial({ color: '#cfe3f2' }));
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
