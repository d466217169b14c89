import { store, stored } from '../lib/stored.ts';
import type { MediaType } from '../sessions/for-others.ts';
import { type DeviceTrouble, troubleOf } from './microphone-trouble.ts';
import { type RecordingFormat, recordingFormat } from './recording-format.ts';

/** The picture of a talk. */
export type Picture = 'none' | 'camera' | 'screen';

/** The devices to record. `null`: the device that the system prefers. */
export type Sources = Readonly<{ microphone: string | null; camera: string | null; picture: Picture }>;

const keys = { microphone: 'rostra_audio_input', camera: 'rostra_video_input', withCamera: 'rostra_with_camera' };

/** Never the screen: browsers ask for it each time. */
export const rememberedSources = (): Sources => ({
  microphone: stored(keys.microphone),
  camera: stored(keys.camera),
  picture: stored(keys.withCamera) === 'yes' ? 'camera' : 'none',
});

export function rememberSources({ microphone, camera, picture }: Sources): void {
  if (microphone !== null) store(keys.microphone, microphone);
  if (camera !== null) store(keys.camera, camera);
  if (picture !== 'screen') store(keys.withCamera, picture === 'camera' ? 'yes' : 'no');
}

/** The format in which this browser records, or why it cannot record. */
export function recordingAbility(type: MediaType = 'audio'): RecordingFormat | 'insecure' | 'unsupported' {
  if (!window.isSecureContext) return 'insecure';
  if (typeof MediaRecorder === 'undefined' || !(navigator as Partial<Navigator>).mediaDevices) return 'unsupported';
  const supports = (mimeType: string) => MediaRecorder.isTypeSupported(mimeType);
  return recordingFormat(type, { supports, userAgent: navigator.userAgent }) ?? 'unsupported';
}

/** Phones cannot show their screen to a page. */
export const canShowScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

export type PictureTrouble = Readonly<{ of: 'camera' | 'screen'; trouble: DeviceTrouble }>;

export type Opened =
  | Readonly<{
      sound: MediaStream;
      picture: MediaStreamTrack | undefined;
      /** Why the wanted picture could not be opened. */
      missing?: PictureTrouble;
    }>
  | Readonly<{ trouble: DeviceTrouble }>;

// The browser's own filters would level out the volume that is measured later.
const unfiltered = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
const filmed = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } };
const shown = { width: { max: 1920 }, height: { max: 1080 }, frameRate: { ideal: 15, max: 30 } };

/** Opens the devices to record. The system's preferred device replaces a remembered one that is gone. */
export async function openSources(sources: Sources): Promise<Opened> {
  if (sources.picture === 'screen') return openScreen(sources);
  const { microphone, camera } = sources;
  const video = sources.picture === 'camera' && { ...filmed, ...(camera && { deviceId: { ideal: camera } }) };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: soundOf(microphone), video });
    return { sound: new MediaStream(stream.getAudioTracks()), picture: stream.getVideoTracks()[0] };
  } catch (error) {
    if (!video) return { trouble: troubleOf(error) };
    return withoutPicture(sources, { of: 'camera', trouble: troubleOf(error) });
  }
}

/** Opens the screen first: a browser offers the choice only right after a click. */
async function openScreen(sources: Sources): Promise<Opened> {
  try {
    const screen = await navigator.mediaDevices.getDisplayMedia({ video: shown, audio: false });
    const opened = await openSources({ ...sources, picture: 'none' });
    if ('trouble' in opened) closeStream(screen);
    return 'trouble' in opened ? opened : { ...opened, picture: screen.getVideoTracks()[0] };
  } catch (error) {
    return withoutPicture(sources, { of: 'screen', trouble: troubleOf(error) });
  }
}

/** Records without a picture, and says why. */
async function withoutPicture(sources: Sources, missing: PictureTrouble): Promise<Opened> {
  const opened = await openSources({ ...sources, picture: 'none' });
  return 'trouble' in opened ? opened : { ...opened, missing };
}

const soundOf = (microphone: string | null) => ({
  ...unfiltered,
  ...(microphone && { deviceId: { ideal: microphone } }),
});

export const deviceOf = (track: MediaStreamTrack | undefined): string => track?.getSettings().deviceId ?? '';

export function closeStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Whether the person has allowed the devices already, so that no explanation is needed. */
export async function isAllowedAlready({ picture }: Pick<Sources, 'picture'>): Promise<boolean> {
  try {
    const names = ['microphone', ...(picture === 'camera' ? ['camera'] : [])] as PermissionName[];
    const states = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
    return states.every(({ state }) => state === 'granted');
  } catch {
    return false;
  }
}
