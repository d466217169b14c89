import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import { type MovementTrack, samplesOf } from '#domain/sessions/contract/movement/track.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Person } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

const require = createRequire(import.meta.url);

/** In metres per second. */
const headSpeed = 0.2;
const handSpeed = 0.3;
/** Enough frames for both directions of the head, however slow the machine is. */
const leastFrames = 60;
/** The seat of the listener on the speaker's left, in the meeting room with five. */
const leftmost = { x: -1.7, y: 1.2, z: -1.5 };

test.skipIf(noBrowser)(
  'a speaker with a headset finds the movement of head and hands in the report, and where they looked',
  async () => {
    const { person, page } = await speaker();
    // A headset that follows known paths: before each frame it moves to its place for that time.
    await page.addInitScript({ path: require.resolve('iwer/build/iwer.min.js') });
    await page.addInitScript(headset);
    await page.addInitScript(frameCounter);
    const start = await opened(page);
    await page.getByRole('button', { name: 'Mit der Brille eintreten' }).click();
    await page.getByText('Die Brille zeigt den Raum.').waitFor();
    await start.waitFor();
    await page.evaluate('pull(recordButton)');
    // The countdown draws frames too, but measures nothing.
    await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(1);
    const before = await framesDrawn(page);
    await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(24);
    // A machine that drew nothing for a while needs more time.
    await expect.poll(async () => (await framesDrawn(page)) - before).toBeGreaterThanOrEqual(leastFrames);
    const frames = (await framesDrawn(page)) - before;
    await page.evaluate('pull(stopButton)');
    const { samples, detail } = await sent(page, person);

    // Ten samples a second, or one per frame if a busy machine draws fewer.
    const times = samples.map(({ t }) => t).join(' ');
    expect(samples.length, `samples at ${times} of ${detail.duration} s`).toBeGreaterThan(0.8 * Math.min(frames, 240));
    const { headMovement = [], leftHand = [], rightHand = [] } = detail.movementAnalysis ?? {};
    expect(Math.abs(median(headMovement) / headSpeed - 1)).toBeLessThan(0.02);
    expect(Math.abs(median(rightHand) / handSpeed - 1)).toBeLessThan(0.02);
    expect(leftHand.every(({ value }) => value === null)).toBe(true);

    // Gaps of more than half a second have no samples, so they do not count.
    const seconds = stepsOf(samples).reduce((sum, step) => (step > 0.5 ? sum : sum + step), 0);
    const looks = detail.heatmap.reduce((sum, { count }) => sum + count, 0);
    expect(Math.abs(looks / 10 / seconds - 1)).toBeLessThan(0.02);
    expect(detail.heatmap.map(({ x, y }) => [x, y])).toEqual([
      [1, 3],
      [6, 3],
    ]);
    const shares = detail.movementAnalysis?.gaze?.shares;
    expect((shares?.left ?? 0) + (shares?.middle ?? 0)).toBeCloseTo(1, 2);
  },
);

test.skipIf(noBrowser)(
  'mouse and keys work the same without a headset, and neither a pause nor a crash loses anything',
  async () => {
    const { person, page } = await speaker();
    const start = await opened(page);
    await start.click();
    await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(1);
    await page.keyboard.down('d');
    await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(4);
    await page.keyboard.up('d');
    await page.keyboard.press('Space');
    await page.getByText('Pause. Gerade wird nichts aufgenommen.').waitFor();
    // Movement during a pause is not recorded.
    await page.keyboard.down('q');
    await page.waitForTimeout(1_000);
    await page.keyboard.up('q');
    await page.waitForTimeout(1_500);
    await page.keyboard.press('Space');
    await page.keyboard.down('e');
    await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(7);
    await page.keyboard.up('e');
    await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(9);
    await page.goto('chrome://crash').catch(() => {});

    const next = await page.context().newPage();
    await next.goto(`${await origin()}/liverecorder`);
    await next.getByRole('button', { name: 'Prüfen und senden' }).click();
    const { samples } = await sent(next, person);
    expect(samples.at(-1)?.t).toBeGreaterThan(7);
    // The speaker walked to the wall on the right and lifted only the right hand.
    expect(Math.max(...samples.map(({ head }) => head.p[0]))).toBeCloseTo(2.2, 1);
    const highest = (hand: 'left' | 'right') => Math.max(...samples.map((sample) => sample[hand]?.p[1] ?? 0));
    expect(highest('right')).toBeGreaterThan(1.3);
    expect(highest('left')).toBeLessThan(0.95);
    expect(samples.every(({ t }, index) => t > (samples[index - 1]?.t ?? -1))).toBe(true);
  },
);

const origin = async () => (await sharedServer()).url;

async function speaker() {
  const microphone = await spokenWav('voice.wav', { seconds: 90, silences: [] });
  const { person, page } = await newcomer(await origin(), {
    ...{ microphone, draws: true },
    // Small, because software renders it.
    viewport: { width: 800, height: 640 },
  });
  await page.addInitScript(`localStorage.setItem('rostra_vr_mode', 'true')`);
  return { person, page };
}

/** The recorder in the room with five people, ready to start. */
async function opened(page: Page) {
  await page.goto(`${await origin()}/liverecorder`);
  const start = await readyToRecord(page);
  await page.locator('canvas[data-room="meeting"]').waitFor();
  return start;
}

/** Sends the take and resolves with the talk's measures. */
async function sent(page: Page, person: Person) {
  await page.getByRole('button', { name: 'Senden und analysieren' }).click();
  await page.waitForURL('**/sessions/*');
  const id = page.url().split('/').at(-1) ?? '';
  const detail = async () => (await person.send<SessionDetail>(`GET /api/Sessions/${id}`)).body;
  await expect.poll(async () => (await detail()).movementAnalysis, { timeout: 90_000 }).toBeTruthy();
  const { body } = await person.send<MovementTrack>(`GET /api/Sessions/${id}/Movement`);
  return { samples: samplesOf(body), detail: await detail() };
}

const frameCounter =
  'window.framesDrawn = 0; (function drawn() { framesDrawn += 1; requestAnimationFrame(drawn); })();';
const framesDrawn = (page: Page) => page.evaluate<number>('framesDrawn');

/** Seconds between consecutive samples. */
const stepsOf = (samples: readonly MovementSample[]) =>
  samples.slice(1).map(({ t }, index) => t - (samples[index]?.t ?? 0));

const median = (entries: readonly Readonly<{ value: number | null }>[]) =>
  middleOf(entries.flatMap(({ value }) => (value === null ? [] : [value])));

const middleOf = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Runs in the page. The head moves from side to side and looks at the middle and at the left in turn; the right hand
 * moves up and down; the left one is not tracked. `pull` presses the trigger of the right hand, which points at a place
 * in the room.
 */
const headset = `
  const device = new IWER.XRDevice(IWER.metaQuest3, { stereoEnabled: false });
  device.installRuntime({ forceInstall: true });
  device.stereoEnabled = false;
  device.controllers.left.connected = false;
  // The emulator marks every position as estimated, as a headset does for a lost hand.
  Object.defineProperty(XRPose.prototype, 'emulatedPosition', { get: () => false });
  // The positions of the lectern's start and stop buttons, seen from above, with the panel's rotation.
  window.recordButton = { p: [0.793 - 0.279 * 0.5, 1.1985 + 0.8134 * 0.5, -0.606 + 0.5105 * 0.5], q: [-0.4431, -0.22, -0.1131, 0.8616] };
  window.stopButton = { ...recordButton, p: [1.0123 - 0.279 * 0.5, recordButton.p[1], -0.4864 + 0.5105 * 0.5] };
  let aimed;
  const swing = (seconds, speed, width) => {
    const way = (seconds * speed) % (2 * width);
    return (way < width ? way : 2 * width - way) - width / 2;
  };
  const follow = () => {
    const seconds = performance.now() / 1000;
    const x = swing(seconds, ${headSpeed}, 1.2);
    device.position.set(x, 1.65, 0);
    const eyes = Math.floor(seconds / 4) % 2 === 0 ? { x: 0, y: 1.2, z: -2.1 } : ${JSON.stringify(leftmost)};
    const yaw = Math.atan2(x - eyes.x, -eyes.z) / 2;
    const pitch = Math.atan2(eyes.y - 1.65, Math.hypot(eyes.x - x, eyes.z)) / 2;
    device.quaternion.set(
      Math.cos(yaw) * Math.sin(pitch), Math.sin(yaw) * Math.cos(pitch),
      -Math.sin(yaw) * Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
    const { right } = device.controllers;
    const { p, q } = aimed ?? { p: [0.3, 1.2 + swing(seconds, ${handSpeed}, 1.2), -0.3], q: [0, 0, 0, 1] };
    right.position.set(...p);
    right.quaternion.set(...q);
  };
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => next((time) => { follow(); draw(time); });
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  window.pull = async (place) => {
    aimed = place;
    await pause(600);
    device.controllers.right.updateButtonValue('trigger', 1);
    await pause(600);
    device.controllers.right.updateButtonValue('trigger', 0);
    await pause(600);
    aimed = undefined;
  };
`;
