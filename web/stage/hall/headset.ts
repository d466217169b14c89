import type { Vector3 } from 'three';
import type { Movement, Pose } from '#domain/sessions/contract/movement/samples.ts';

/** Whether this browser can show a room in a headset. */
export async function canEnterHeadset(): Promise<boolean> {
  return (await navigator.xr?.isSessionSupported('immersive-vr').catch(() => false)) ?? false;
}

/** Opens the headset; only directly after a click. @throws DOMException if the person or the device refuses */
export async function openHeadset(): Promise<XRSession> {
  if (!navigator.xr) throw new DOMException('no WebXR', 'NotSupportedError');
  return navigator.xr.requestSession('immersive-vr', { optionalFeatures: ['local-floor', 'hand-tracking'] });
}

/** Poses of head and hands in the room, in metres; undefined while the head is not tracked. `moved`: offset of the speaker's current place. */
export function headsetPoses(
  frame: XRFrame,
  space: XRReferenceSpace,
  moved: Vector3,
): Omit<Movement, 'gaze'> | undefined {
  const viewer = frame.getViewerPose(space);
  if (!viewer) return undefined;
  const hand = (side: XRHandedness): Pose | null => {
    for (const source of frame.session.inputSources) {
      const held = source.hand?.get('wrist') ?? source.gripSpace;
      if (source.handedness !== side || !held) continue;
      const pose = frame.getPose(held, space);
      if (pose && !pose.emulatedPosition) return poseIn(pose.transform, moved);
    }
    return null;
  };
  return { head: poseIn(viewer.transform, moved), left: hand('left'), right: hand('right') };
}

const poseIn = ({ position: p, orientation: q }: XRRigidTransform, moved: Vector3): Pose => ({
  p: [p.x + moved.x, p.y + moved.y, p.z + moved.z],
  q: [q.x, q.y, q.z, q.w],
});
