import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/error-messages.ts';
import { currentLocale } from '../../lib/locale.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { recordingAbility } from '../microphone.ts';
import { useTicks } from '../use-ticks.ts';
import { type MeasuredClip, sendClip } from './send-clip.ts';

/** `failed`: nothing could be measured. */
export type ClipState = 'idle' | 'recording' | 'measuring' | 'failed';

type Input = Readonly<{
  stream: MediaStream | undefined;
  /** Longest clip. Seconds. */
  seconds: number;
  sharing?: '' | 'transcription';
  onMeasured: (clip: MeasuredClip) => unknown;
}>;

/** Records some seconds and has them measured. Neither browser nor server keeps the sound. */
export function useClip({ stream, seconds, sharing = '', onMeasured }: Input) {
  const queries = useQueryClient();
  const [state, setState] = useState<ClipState>('idle');
  const [passed, setPassed] = useState(0);
  const recorder = useRef<MediaRecorder>(undefined);

  useEffect(() => () => leave(recorder.current), []);
  useTicks(state === 'recording' ? 1_000 : undefined, () => {
    setPassed(passed + 1);
    if (passed + 1 >= seconds) recorder.current?.stop();
  });

  async function measure(sound: Blob) {
    setState('measuring');
    try {
      const clip = await sendClip(sound, { locale: currentLocale(), sharing }, queries);
      if (clip) await onMeasured(clip);
      setState(clip ? 'idle' : 'failed');
    } catch (error) {
      setState('idle');
      showSnackbar(errorMessage(error));
    }
  }

  function start() {
    const format = recordingAbility();
    if (!stream || typeof format === 'string') return;
    const chunks: Blob[] = [];
    const made = new MediaRecorder(stream, { mimeType: format.mimeType, audioBitsPerSecond: 96_000 });
    recorder.current = made;
    made.ondataavailable = ({ data }) => void chunks.push(data);
    made.onstop = () => void measure(new Blob(chunks, { type: made.mimeType }));
    made.start();
    setPassed(0);
    setState('recording');
  }

  return {
    state,
    left: Math.max(0, seconds - passed),
    passed,
    start,
    /** Ends the recording early and measures it. */
    stop: () => recorder.current?.state === 'recording' && recorder.current.stop(),
    /** Ends the recording without measuring it. */
    cancel: () => {
      leave(recorder.current);
      setState('idle');
    },
  };
}

function leave(recorder: MediaRecorder | undefined): void {
  if (!recorder) return;
  recorder.onstop = null;
  if (recorder.state !== 'inactive') recorder.stop();
}
