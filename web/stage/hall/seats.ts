/** The rooms to speak in. */
export const roomKinds = ['meeting', 'hall', 'stage'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Numbers of listeners. */
export const audienceSizes = [5, 30, 200] as const;
export type AudienceSize = (typeof audienceSizes)[number];

/** A listener's seat. Metres. The speaker starts at the origin, looks along −z and stands on y = 0. */
export type Seat = Readonly<{
  /** The point between the eyes. */
  eyes: readonly [number, number, number];
  /** Place in the audience, as in samples: from the speaker's left to the right, from the first row to the last; 0..1. */
  gaze: readonly [number, number];
}>;

type Plan = Readonly<{
  /** Distance between two seats, and between two rows. */
  spacing: readonly [number, number];
  /** Distance from the speaker to the first row. */
  distance: number;
  /** `rise`: how much higher each row is than the last. `floor`: height of the first row. */
  rise: number;
  floor: number;
  /** Height of the ceiling above the speaker's floor. */
  height: number;
}>;

export const plans: Readonly<Record<RoomKind, Plan>> = {
  meeting: { spacing: [0.85, 0.95], distance: 2.1, rise: 0, floor: 0, height: 2.9 },
  hall: { spacing: [0.75, 0.95], distance: 3, rise: 0.14, floor: 0, height: 5 },
  stage: { spacing: [0.7, 0.95], distance: 4.2, rise: 0.2, floor: -0.9, height: 7 },
};

const columnsOf: Readonly<Record<AudienceSize, number>> = { 5: 5, 30: 6, 200: 20 };
/** Height of a sitting person's eyes. */
const eyeHeight = 1.2;

/** All seats, row by row, each from the speaker's left. Every second row is shifted by half a seat. */
export function seatsOf(kind: RoomKind, count: AudienceSize): readonly Seat[] {
  const { spacing, distance, rise, floor } = plans[kind];
  const columns = columnsOf[count];
  const rows = count / columns;
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const shift = rows > 1 && row % 2 === 1 ? 0.25 : rows > 1 ? -0.25 : 0;
    const across = column + 0.5 + shift;
    // A single row forms an arc.
    const bend = rows === 1 ? Math.abs(column - (columns - 1) / 2) * 0.3 : 0;
    return {
      eyes: [(across - columns / 2) * spacing[0], floor + eyeHeight + row * rise, -distance - row * spacing[1] + bend],
      gaze: [across / columns, (row + 0.5) / rows],
    };
  });
}

/** Size of the floor under the seats. Its depth is measured from the speaker's edge. */
export function sizeOf(kind: RoomKind, count: AudienceSize) {
  const { spacing, distance } = plans[kind];
  const columns = columnsOf[count];
  return {
    width: Math.max(6, columns * spacing[0] + 2.4),
    depth: distance + (count / columns) * spacing[1] + 1.2,
    rows: count / columns,
  };
}
