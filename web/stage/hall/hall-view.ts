import {
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  SphereGeometry,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Movement, Pose } from '#domain/sessions/contract/movement/samples.ts';
import { createAttention } from './attention.ts';
import { createAudience } from './audience.ts';
import { buildRoom } from './build-room.ts';
import { createDeskSpeaker } from './desk-speaker.ts';
import { createDistractions } from './distractions.ts';
import { lookedAt } from './gaze-at.ts';
import { createHallBoards } from './hall-boards.ts';
import { canEnterHeadset, headsetPoses, openHeadset } from './headset.ts';
import { type AudienceSize, type RoomKind, seatsOf } from './seats.ts';

export type HallChoices = Readonly<{
  room: RoomKind;
  audience: AudienceSize;
  /** The speaker sits; the view is raised to standing height. */
  seated: boolean;
  /** Added to the speaker's own height. Metres. */
  lift: number;
  leftHanded: boolean;
  /** Whether the audience stops listening to a speaker who does not look at it. */
  reacts: boolean;
  /** Whether there are distractions: a phone that lights up, a latecomer. */
  distracts: boolean;
}>;

type HallEvents = Readonly<{
  onMovement: (movement: Movement) => void;
  /** The id of a pressed button; `next` if the trigger is pulled elsewhere. */
  onDeed: (id: string) => void;
  onHeadset: (isOn: boolean) => void;
}>;

export type HallView = ReturnType<typeof createHallView>;

/** Milliseconds between two samples: 20 per second. */
const sampleMs = 50;
/** Longest time step. A busy device may tick once a second, but one that slept must not jump. Seconds. */
const longestStep = 1;
const seatedLift = 0.45;
/** The speaker's places: distance from the middle. Metres. */
const spots = [0, -1.5, 1.5] as const;
const fadeSeconds = 0.25;

/** A room with its audience, on a canvas or in a headset. @throws if the browser has no WebGL */
export function createHallView(canvas: HTMLCanvasElement, choices: HallChoices, events: HallEvents) {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  renderer.xr.enabled = true;
  renderer.xr.setReferenceSpaceType('local-floor');
  const hall = furnish(choices);
  const { scene, rig, camera, boards, seats, audience, distractions, hands, fade } = hall;
  const desk = createDeskSpeaker();
  const attention = createAttention();
  const begun = performance.now();
  let [drawnAt, drawingTook] = [begun, 0];
  let [looking, heardAt, sampledAt, advancedAt] = [-1, performance.now(), 0, performance.now()];
  let spot = 0;
  let fading: { seconds: number; done: boolean } | undefined;

  function settle(moved: Omit<Movement, 'gaze'>): void {
    looking = lookedAt(moved.head, seats);
    const now = performance.now();
    if (now - sampledAt < sampleMs - 8) return;
    sampledAt = now;
    events.onMovement({ ...moved, gaze: gazeOf(looking) });
  }
  const gazeOf = (index: number): Movement['gaze'] => {
    const gaze = seats[index]?.gaze;
    return gaze ? [gaze[0], gaze[1]] : null;
  };

  /** Without a headset a timer moves the speaker, independent of how often the room is drawn. */
  function advance(): void {
    if (renderer.xr.isPresenting) return;
    const now = performance.now();
    desk.pass(Math.min(longestStep, (now - advancedAt) / 1000));
    advancedAt = now;
    settle(desk.now());
  }
  const timer = setInterval(advance, sampleMs);

  function draw(_time: number, frame?: XRFrame): void {
    const now = performance.now();
    // A slow machine draws less often, so that it has time to measure and record.
    if (!frame && now - drawnAt < 2 * drawingTook) return;
    const seconds = Math.min(0.25, (now - drawnAt) / 1000);
    drawnAt = now;
    const space = renderer.xr.getReferenceSpace();
    const moved = frame && space ? headsetPoses(frame, space, rig.position) : desk.now();
    if (frame && moved) settle(moved);
    if (moved) show(moved, frame !== undefined);
    attention.pass(seconds, looking >= 0);
    const { x, y, z } = camera.getWorldPosition(new Vector3());
    audience.move((now - begun) / 1000, {
      speaker: [x, y, z],
      lookedAt: looking,
      attention: choices.reacts ? attention.level() : 0.75,
    });
    distractions?.pass((now - begun) / 1000);
    if (frame && space) boards.hover(pointedAt(frame, space));
    passFade(seconds);
    renderer.render(scene, camera);
    drawingTook = performance.now() - now;
    const { calls, triangles } = renderer.info.render;
    Object.assign(canvas.dataset, { calls: String(calls), triangles: String(triangles), room: choices.room });
  }

  function show({ head, left, right }: Omit<Movement, 'gaze'>, isInHeadset: boolean): void {
    if (!isInHeadset) {
      rig.position.set(0, 0, 0);
      camera.position.set(...head.p);
      camera.quaternion.set(...head.q);
    }
    place(hands.left, left);
    place(hands.right, right);
    const holder = choices.leftHanded ? right : left;
    boards.card.visible = holder !== null;
    if (!holder) return;
    place(boards.card, holder);
    boards.card.translateY(0.1);
    boards.card.translateZ(-0.04);
    boards.card.rotateX(isInHeadset ? -0.9 : -0.5);
  }

  function passFade(seconds: number): void {
    if (!fading) return;
    fading.seconds += seconds;
    if (!fading.done && fading.seconds >= fadeSeconds) {
      spot = (spot + 1) % spots.length;
      rig.position.x = spots[spot] ?? 0;
      fading.done = true;
    }
    const share = fading.seconds / fadeSeconds;
    fade.material.opacity = Math.max(0, share <= 1 ? share : 2 - share);
    fade.visible = fade.material.opacity > 0;
    if (share >= 2) fading = undefined;
  }

  const ray = new Raycaster();
  const buttonOn = (): string | undefined => {
    const [hit] = ray.intersectObject(boards.panel);
    return hit?.uv && boards.buttonAt(hit.uv);
  };
  function aim(source: XRInputSource, frame: XRFrame, space: XRReferenceSpace): boolean {
    const pose = frame.getPose(source.targetRaySpace, space);
    if (!pose) return false;
    const { position: p, matrix } = pose.transform;
    ray.ray.origin.set(p.x, p.y, p.z).add(rig.position);
    ray.ray.direction.set(-(matrix[8] ?? 0), -(matrix[9] ?? 0), -(matrix[10] ?? 1)).normalize();
    return true;
  }
  function pointedAt(frame: XRFrame, space: XRReferenceSpace): string | undefined {
    for (const source of frame.session.inputSources) {
      const button = aim(source, frame, space) && buttonOn();
      if (button) return button;
    }
    return undefined;
  }
  function pull({ inputSource, frame }: XRInputSourceEvent): void {
    const space = renderer.xr.getReferenceSpace();
    const button = space && aim(inputSource, frame, space) ? buttonOn() : undefined;
    act(button ?? 'next');
  }
  function act(id: string): void {
    if (id === 'spot') fading ??= { seconds: 0, done: false };
    else events.onDeed(id);
  }

  renderer.setAnimationLoop(draw);
  return {
    desk,
    show: boards.show,
    resize(width: number, height: number): void {
      if (renderer.xr.isPresenting) return;
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    },
    /** The volume of the voice, 0..1. */
    hear(volume: number): void {
      const now = performance.now();
      attention.hear(volume, (now - heardAt) / 1000);
      heardAt = now;
    },
    /** Handles a click on the canvas, −1..1 from its middle. Returns whether it hit a button. */
    click(x: number, y: number): boolean {
      ray.setFromCamera(new Vector2(x, y), camera);
      const button = buttonOn();
      if (button) act(button);
      return button !== undefined;
    },
    canEnterHeadset,
    async enterHeadset(): Promise<void> {
      const session = await openHeadset();
      session.addEventListener('select', pull);
      session.addEventListener('end', () => events.onHeadset(false));
      await renderer.xr.setSession(session);
      spot = 0;
      camera.position.set(0, 0, 0);
      camera.quaternion.identity();
      rig.position.set(0, choices.lift + (choices.seated ? seatedLift : 0), 0);
      events.onHeadset(true);
    },
    leaveHeadset: () => void renderer.xr.getSession()?.end(),
    close(): void {
      clearInterval(timer);
      renderer.setAnimationLoop(null);
      void renderer.xr.getSession()?.end();
      boards.close();
      renderer.dispose();
    },
  };
}

/** Creates everything in the room. */
export function furnish({ room, audience: size, leftHanded, distracts }: HallChoices) {
  const scene = buildRoom(room, size, leftHanded ? -1 : 1);
  const seats = seatsOf(room, size);
  const audience = createAudience(seats);
  const boards = createHallBoards(room, leftHanded ? -1 : 1);
  const distractions = distracts ? createDistractions(room, size) : undefined;
  if (distractions) scene.add(distractions.group);
  const camera = new PerspectiveCamera(62, 16 / 9, 0.05, 60);
  const fade = new Mesh(
    new PlaneGeometry(4, 4),
    new MeshBasicMaterial({ color: '#000', transparent: true, opacity: 0, depthTest: false }),
  );
  fade.position.z = -0.2;
  fade.renderOrder = 1;
  fade.visible = false;
  const hand = () => new Mesh(new SphereGeometry(0.045, 12, 10), new MeshLambertMaterial({ color: '#aab4f5' }));
  const hands = { left: hand(), right: hand() };
  const rig = new Group().add(camera.add(fade));
  scene.add(rig, audience.group, boards.card, hands.left, hands.right, ...boards.still);
  return { scene, seats, audience, distractions, boards, camera, rig, hands, fade };
}

function place(object: Mesh, pose: Pose | null): void {
  object.visible = pose !== null;
  if (!pose) return;
  object.position.set(...pose.p);
  object.quaternion.set(...pose.q);
}
