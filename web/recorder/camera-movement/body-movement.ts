import type { Movement, Pose } from '#domain/sessions/contract/movement/samples.ts';

/** A place in the picture. Pixels from its upper left corner. */
type Spot = Readonly<{ x: number; y: number }>;
export type BodyPoint = Spot & Readonly<{ /** 0..1 */ score: number }>;
type HeadPart = 'nose' | 'leftEye' | 'rightEye' | 'leftEar' | 'rightEar';
/** Left and right are the speaker's own. */
export type BodyPart = HeadPart | 'leftShoulder' | 'rightShoulder' | 'leftWrist' | 'rightWrist';

/** Body points and face that the models found in one picture. The picture is not mirrored. */
export type Look = Readonly<{
  /** Seconds. */
  at: number;
  width: number;
  height: number;
  points: Partial<Record<BodyPart, BodyPoint>>;
  /** Undefined if no face was found. Degrees; positive: to the speaker's left, up, towards the left shoulder. */
  face?: Readonly<{ middle: Spot; yaw: number; pitch: number; roll: number }> | undefined;
}>;

/** State from earlier looks that the next look needs. */
export type Course = Readonly<{
  /** Shoulder widths of the last seconds. Pixels. */
  widths: readonly Readonly<{ at: number; width: number }>[];
  /** Height of the head in the picture when it was first seen. Pixels. */
  firstHead: number | undefined;
  turn: Pose['q'];
}>;

const straight: Pose['q'] = [0, 0, 0, 1];
export const newCourse: Course = { widths: [], firstHead: undefined, turn: straight };

/** Distance between an adult's shoulder points, and height of the head above the ground. Metres. */
const [shoulderWidth, headHeight] = [0.38, 1.6];
/** Points below this score are guesses. */
const leastScore = 0.3;
/** Points of the head may score less: guesses of hidden ears and eyes are good enough, and without them the middle of the head would jump. */
const leastHeadScore = 0.1;
/** Shoulder widths of this many seconds count. This quantile of them is taken as the true width, since turning aside makes it look narrower. */
const [widthSeconds, narrower] = [20, 0.9];
/** A face turned away from the camera by less than this looks at it. Degrees. */
const atCamera = 15;

const headParts: readonly HeadPart[] = ['nose', 'leftEye', 'rightEye', 'leftEar', 'rightEar'];

/** Places of head and hands, estimated from the width of the shoulders. `movement` is undefined if nobody is seen. */
export function follow(course: Course, look: Look): Readonly<{ course: Course; movement: Movement | undefined }> {
  const { leftShoulder, rightShoulder } = seen(look.points);
  const head = middleOf(headParts.map((part) => look.points[part]).filter((point) => isSure(point, leastHeadScore)));
  if (!leftShoulder || !rightShoulder || !head) return { course, movement: undefined };

  const width = Math.hypot(leftShoulder.x - rightShoulder.x, leftShoulder.y - rightShoulder.y);
  const widths = [...course.widths.filter(({ at }) => at > look.at - widthSeconds), { at: look.at, width }];
  const metres = shoulderWidth / Math.max(1, quantile(widths.map((each) => each.width)));
  const firstHead = course.firstHead ?? head.y;
  const placeOf = ({ x, y }: Spot): Pose['p'] => [
    within((look.width / 2 - x) * metres),
    within(headHeight + (firstHead - y) * metres),
    0,
  ];
  // Somebody behind the speaker has a face too.
  const face = look.face && distance(look.face.middle, head) * metres < shoulderWidth ? look.face : undefined;
  // A missing face is turned away by an unknown angle. The last turn stays, so that none is invented.
  const turn = face ? turnOf(face) : course.turn;
  const hand = (point: BodyPoint | undefined): Pose | null =>
    isSure(point, leastScore) && isInside(point, look) ? { p: placeOf(point), q: straight } : null;
  return {
    course: { widths, firstHead, turn },
    movement: {
      head: { p: placeOf(head), q: turn },
      left: hand(look.points.leftWrist),
      right: hand(look.points.rightWrist),
      gaze: face && Math.abs(face.yaw) < atCamera && Math.abs(face.pitch) < atCamera ? [0.5, 0.5] : null,
    },
  };
}

const isSure = (point: BodyPoint | undefined, least: number): point is BodyPoint =>
  point !== undefined && point.score >= least;

const seen = ({ leftShoulder, rightShoulder }: Look['points']) => ({
  leftShoulder: isSure(leftShoulder, leastScore) ? leftShoulder : undefined,
  rightShoulder: isSure(rightShoulder, leastScore) ? rightShoulder : undefined,
});

const isInside = ({ x, y }: Spot, { width, height }: Look) => x >= 0 && y >= 0 && x <= width && y <= height;

function middleOf(points: readonly Spot[]): Spot | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

function quantile(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(narrower * (sorted.length - 1))] ?? 0;
}

/** The range that a sample allows. Metres. */
const within = (metres: number) => Math.max(-10, Math.min(10, metres));

const half = Math.PI / 360;

/** Unit quaternion that applies roll, then pitch, then yaw. In its room y is up and the speaker looks along −z. */
function turnOf({ yaw, pitch, roll }: Readonly<{ yaw: number; pitch: number; roll: number }>): Pose['q'] {
  const [sy, cy] = [Math.sin(yaw * half), Math.cos(yaw * half)];
  const [sx, cx] = [Math.sin(pitch * half), Math.cos(pitch * half)];
  const [sz, cz] = [Math.sin(roll * half), Math.cos(roll * half)];
  return [
    cy * sx * cz + sy * cx * sz,
    sy * cx * cz - cy * sx * sz,
    cy * cx * sz - sy * sx * cz,
    cy * cx * cz + sy * sx * sz,
  ];
}
