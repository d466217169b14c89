import { type Config, Human, type Result } from '@vladmandic/human';
import type { BodyPart, BodyPoint, Look } from './body-movement.ts';

/** Reasons why this browser cannot measure movement. */
export type EyeTrouble = 'no_graphics' | 'not_loaded';
class BlindEye extends Error {
  readonly trouble: EyeTrouble;
  constructor(trouble: EyeTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

export type Eye = Readonly<{
  /** Finds body and face in the picture; `at` is the caller's time in seconds. */
  look: (picture: HTMLCanvasElement, at: number) => Promise<Look>;
}>;

const off = { enabled: false };
/** Only body and face are on. Emotion, age and identity are not computed, and their models are not fetched. */
const config: Partial<Config> = {
  backend: 'humangl',
  debug: false,
  warmup: 'none',
  cacheModels: false,
  validateModels: false,
  // Analyses every picture, even one like the last.
  cacheSensitivity: 0,
  filter: off,
  gesture: off,
  hand: { ...off },
  object: { ...off },
  segmentation: { ...off },
};

/** The build puts the models there (`query-api/client/movement-models.ts`). */
const modelsOf = (version: string): Partial<Config> => {
  const path = (name: string) => `/assets/human-${version}/${name}.json`;
  const always = { enabled: true, skipFrames: 0, skipTime: 0 };
  return {
    body: { ...always, modelPath: path('movenet-lightning'), maxDetected: 1, minConfidence: 0.1 },
    face: {
      enabled: true,
      detector: { ...always, modelPath: path('blazeface'), rotation: true, maxDetected: 1 },
      mesh: { ...always, modelPath: path('facemesh') },
      ...{ attention: off, iris: off, description: off, emotion: off, antispoof: off, liveness: off, gear: off },
    },
  };
};
const needed = ['movenet', 'blazeface', 'facemesh'];

/** Loads the models from the product's own address. @throws BlindEye */
export async function openEye(): Promise<Eye> {
  if (!hasGraphics()) throw new BlindEye('no_graphics');
  const human = new Human(config);
  // Without this the package keeps a model that failed to load earlier.
  human.env.initial = true;
  await human.load(modelsOf(human.version));
  // A model that could not be fetched is listed too, without an executor.
  const models = human.models.models as Record<string, { executor?: unknown } | null | undefined>;
  if (needed.some((name) => !models[name]?.executor)) throw new BlindEye('not_loaded');
  return {
    look: async (picture, at) => lookOf(await human.detect(picture), picture, at),
  };
}

/**
 * False if the browser reports that only software would draw, which takes seconds per picture. Other browsers do not report it; there the
 * look loop ends as too slow.
 */
function hasGraphics(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

const parts: ReadonlySet<string> = new Set<BodyPart>([
  ...(['nose', 'leftEye', 'rightEye', 'leftEar', 'rightEar'] as const),
  ...(['leftShoulder', 'rightShoulder', 'leftWrist', 'rightWrist'] as const),
]);
const isPart = (part: string): part is BodyPart => parts.has(part);

/** Pitch that the model reports for a face which looks straight into the camera: the median of forty pictures. Degrees down. */
const levelPitch = 6;
const degrees = 180 / Math.PI;

/** In the package, positive yaw is to the speaker's right and positive pitch is down. */
function lookOf({ body, face }: Pick<Result, 'body' | 'face'>, picture: HTMLCanvasElement, at: number): Look {
  const points: Partial<Record<BodyPart, BodyPoint>> = {};
  for (const { part, position, score } of body[0]?.keypoints ?? [])
    if (isPart(part)) points[part] = { x: position[0], y: position[1], score };
  const [found] = face;
  const angle = found?.rotation?.angle;
  const [x = 0, y = 0, width = 0, height = 0] = found?.box ?? [];
  return {
    ...{ at, width: picture.width, height: picture.height, points },
    face: angle && {
      middle: { x: x + width / 2, y: y + height / 2 },
      yaw: -angle.yaw * degrees,
      pitch: levelPitch - angle.pitch * degrees,
      roll: angle.roll * degrees,
    },
  };
}
