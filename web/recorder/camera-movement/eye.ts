import { type Config, Human, type Result } from '@vladmandic/human';
import type { BodyPart, BodyPoint, Look } from './body-movement.ts';

/** Why this browser cannot look. */
export type EyeTrouble = 'no_graphics' | 'not_loaded';
class BlindEye extends Error {
  readonly trouble: EyeTrouble;
  constructor(trouble: EyeTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

export type Eye = Readonly<{
  /** What is in the picture; the time is the caller's. */
  look: (picture: HTMLCanvasElement, at: number) => Promise<Look>;
}>;

const off = { enabled: false };
/** Everything but body and face is off: no emotion, no age, no identity is computed, and no model for it is fetched. */
const config: Partial<Config> = {
  backend: 'humangl',
  debug: false,
  warmup: 'none',
  cacheModels: false,
  validateModels: false,
  // Each picture is looked at, whatever the one before was like.
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
  // Otherwise the package keeps a model that could not be fetched before.
  human.env.initial = true;
  await human.load(modelsOf(human.version));
  // A model that could not be fetched is there all the same, without anything to run.
  const models = human.models.models as Record<string, { executor?: unknown } | null | undefined>;
  if (needed.some((name) => !models[name]?.executor)) throw new BlindEye('not_loaded');
  return {
    look: async (picture, at) => lookOf(await human.detect(picture), picture, at),
  };
}

/** Some browsers say that only software would draw, which takes seconds for a picture; in others the rate of looks tells. */
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

/** Degrees down that the mesh of a face has which looks straight into the camera: the median of forty pictures. */
const levelPitch = 6;
const degrees = 180 / Math.PI;

/** The package has yaw to the speaker's right, and pitch down. */
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
