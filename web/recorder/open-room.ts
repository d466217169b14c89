import { deviceOf, type Opened } from './microphone.ts';
import { createSoundDesk } from './sound-desk.ts';

type Devices = Extract<Opened, { sound: MediaStream }>;
type Lost = 'microphone' | 'picture';
export type OpenRoom = ReturnType<typeof openRoom>;

/** Joins sound and picture in one stream. `onLost`: a device was unplugged, or a screen is no longer shared. */
export function openRoom({ sound, picture }: Devices, onLost: (lost: Lost) => void) {
  const desk = createSoundDesk();
  let heard: MediaStreamTrack | undefined;
  function plug(microphone: MediaStream): void {
    const [track] = microphone.getAudioTracks();
    heard = track;
    // `ended` comes only from the device: a track that the page stops fires no event.
    track?.addEventListener('ended', () => {
      if (heard === track) onLost('microphone');
    });
    desk.plug(microphone);
  }
  plug(sound);
  picture?.addEventListener('ended', () => onLost('picture'));
  return {
    stream: new MediaStream([...desk.stream.getAudioTracks(), ...(picture ? [picture] : [])]),
    plug,
    device: () => deviceOf(heard),
    deviceName: () => heard?.label ?? '',
    close(): void {
      picture?.stop();
      desk.close();
    },
  };
}
