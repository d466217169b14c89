import { store, stored } from '../../lib/stored.ts';
import type { MediaType } from '../upload/upload-rules.ts';
import { type DeviceTrouble, troubleOf } from './microphone-trouble.ts';
import { type RecordingFormat, recordingFormat } from './recording-format.ts';

/** What is recorded. `null`: the device that the system prefers. */
export type Sources = Readonly<{ microphone: string | null; camera: string | null; withCamera: boolean }>;

const keys = { microphone: 'rostra_audio_input', camera: 'rostra_video_input', withCamera: 'rostra_with_camera' };

export const rememberedSources = (): Sources => ({
  microphone: stored(keys.microphone),
  camera: stored(keys.camera),
  withCamera: stored(keys.withCamera) === 'yes',
});

export function rememberSources({ microphone, camera, withCamera }: Sources): void {
  if (microphone !== null) store(keys.microphone, microphone);
  if (camera !== null) store(keys.camera, camera);
  store(keys.withCamera, withCamera ? 'yes' : 'no');
}

/** The format that this browser records in, or why it cannot record at all. */
export function recordingAbility(type: MediaType = 'audio'): RecordingFormat | 'insecure' | 'unsupported' {
  if (!window.isSecureContext) return 'insecure';
  if (typeof MediaRecorder === 'undefined' || !(navigator as Partial<Navigator>).mediaDevices) return 'unsupported';
  const supports = (mimeType: string) => MediaRecorder.isTypeSupported(mimeType);
  return recordingFormat(type, { supports, userAgent: navigator.userAgent }) ?? 'unsupported';
}

export type Opened =
  | Readonly<{ stream: MediaStream /** Why there is no picture although one was wanted. */; camera?: DeviceTrouble }>
  | Readonly<{ trouble: DeviceTrouble }>;

// The browser's own filters would level out the volume that is measured later.
const unfiltered = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
const picture = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } };

/** Opens what is recorded. A device that was remembered and is gone gives way to the one that the system prefers. */
export async function openSources({ microphone, camera, withCamera }: Sources): Promise<Opened> {
  const audio = { ...unfiltered, ...(microphone && { deviceId: { ideal: microphone } }) };
  const video = withCamera && { ...picture, ...(camera && { deviceId: { ideal: camera } }) };
  try {
    return { stream: await navigator.mediaDevices.getUserMedia({ audio, video }) };
  } catch (error) {
    if (!withCamera) return { trouble: troubleOf(error) };
    // A talk can be recorded without a picture.
    const alone = await openSources({ microphone, camera, withCamera: false });
    return 'stream' in alone ? { ...alone, camera: troubleOf(error) } : alone;
  }
}

/** Which devices a stream comes from; null where it has no picture. */
export const devicesOf = (stream: MediaStream) => ({
  microphone: stream.getAudioTracks()[0]?.getSettings().deviceId ?? '',
  camera: stream.getVideoTracks()[0]?.getSettings().deviceId ?? null,
});

export function closeStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Whether the person allowed the devices before, so that nothing needs to be explained. */
export async function isAllowedAlready({ withCamera }: Pick<Sources, 'withCamera'>): Promise<boolean> {
  try {
    const names = ['microphone', ...(withCamera ? ['camera'] : [])] as PermissionName[];
    const states = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
    return states.every(({ state }) => state === 'granted');
  } catch {
    return false;
  }
}
