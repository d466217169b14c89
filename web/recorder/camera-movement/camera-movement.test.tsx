import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Movement } from '#domain/sessions/contract/movement/samples.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import type { Microphone } from '../use-microphone.ts';
import type { BodyPoint, Look } from './body-movement.ts';
import { CameraMovementField } from './camera-movement-field.tsx';
import type { Eye } from './eye.ts';
import { useCameraMovement } from './use-camera-movement.ts';

vi.mock('./camera-picture.ts', () => ({ cameraPicture: () => ({ take: () => ({}), close: () => undefined }) }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const microphone = {
  ...{ kind: 'open', picture: 'camera', device: '', deviceName: '', camera: 'c', missing: undefined, lost: undefined },
  stream: { getVideoTracks: () => [{}] } as unknown as MediaStream,
} as const satisfies Microphone;
const point = (x: number, y: number): BodyPoint => ({ x, y, score: 1 });
const somebody: Look = {
  ...{ at: 0, width: 640, height: 360 },
  points: { nose: point(320, 100), leftShoulder: point(400, 200), rightShoulder: point(240, 200) },
};
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const eyeThatSees = (look: Look, milliseconds = 20): Eye => ({ look: () => wait(milliseconds).then(() => look) });

type Shown = Readonly<{ open: () => Promise<Eye>; source?: Microphone; isBefore?: boolean }>;

function show({ open, source = microphone, isBefore = true }: Shown) {
  const moved: Movement[] = [];
  const Recorder = () => (
    <CameraMovementField
      isBefore={isBefore}
      camera={useCameraMovement(source, (movement) => void moved.push(movement), open)}
    />
  );
  render(<Recorder />, { wrapper: InApp });
  return moved;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const option = () => screen.getByRole('switch', { name: 'Bewegung aus der Kamera messen' });
const switchOver = () => fireEvent.click(option());
const words = () => screen.getByRole('status').textContent;

test('is off until a person switches it on, and this device remembers that', async () => {
  const open = vi.fn(async () => eyeThatSees(somebody));
  const moved = show({ open });
  await pass(2_000);
  expect(open).not.toHaveBeenCalled();
  expect(option().getAttribute('aria-checked')).toBe('false');
  switchOver();
  await pass(2_000);
  expect(moved.length).toBeGreaterThan(10);
  cleanup();
  show({ open });
  expect(option().getAttribute('aria-checked')).toBe('true');
});

test('stops looking when it is switched off', async () => {
  const moved = show({ open: async () => eyeThatSees(somebody) });
  switchOver();
  await pass(1_000);
  switchOver();
  const before = moved.length;
  await pass(2_000);
  expect(moved.length).toBe(before);
  expect(words()).toBe('');
});

test('says that it loads, and then what is in the picture', async () => {
  const hands = { ...somebody, points: { ...somebody.points, leftWrist: point(300, 300) } };
  const looks = [{ ...somebody, points: {} }, somebody, hands];
  let shown = looks[0] as Look;
  show({ open: () => wait(3_000).then(() => ({ look: async () => shown })) });
  switchOver();
  await pass(1_000);
  expect(words()).toMatch(/^Wird geladen/);
  await pass(4_500);
  expect(words()).toBe('Niemand ist im Bild.');
  shown = looks[1] as Look;
  await pass(2_000);
  expect(words()).toBe('Kopf und Schultern sind im Bild, die Hände nicht.');
  shown = looks[2] as Look;
  await pass(2_000);
  expect(words()).toBe('Kopf und Hände sind im Bild.');
});

test('says nothing about the picture during a talk', async () => {
  const moved = show({ open: async () => eyeThatSees(somebody), isBefore: false });
  switchOver();
  await pass(3_000);
  expect(moved.length).toBeGreaterThan(10);
  expect(words()).toBe('');
});

test.each([
  ['no_graphics', /keine Grafikkarte/],
  ['not_loaded', /ließ sich nicht laden/],
  [undefined, /ließ sich nicht laden/],
])('says why it cannot run (%s), and offers to try again', async (trouble, said) => {
  const open = vi.fn<() => Promise<Eye>>();
  open.mockRejectedValueOnce(Object.assign(new Error('blind'), trouble && { trouble }));
  open.mockResolvedValueOnce(eyeThatSees(somebody));
  const moved = show({ open });
  switchOver();
  await pass(100);
  expect(words()).toMatch(said);
  switchOver();
  switchOver();
  await pass(1_000);
  expect(moved.length).toBeGreaterThan(3);
});

test('stops on a slow machine, and says so', async () => {
  const moved = show({ open: async () => eyeThatSees(somebody, 400) });
  switchOver();
  await pass(10_000);
  expect(words()).toMatch(/zu langsam/);
  expect(moved).toHaveLength(5);
});

test('loads nothing without the camera', async () => {
  const open = vi.fn(async () => eyeThatSees(somebody));
  show({ open, source: { ...microphone, picture: 'screen' } });
  switchOver();
  await pass(1_000);
  expect(open).not.toHaveBeenCalled();
});
