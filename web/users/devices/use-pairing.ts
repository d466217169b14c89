import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userCommands } from '#domain/users/contract/calls.ts';
import { type Answer, send } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { enter } from '../../lib/session.ts';
import { beginVrModeOnHeadset } from '../../lib/vr-mode-state.ts';

type Begun = Answer<typeof userCommands.StartDevicePairing>;
/** How a pairing ended; null after success, when the device is signed in. */
export type Ending = 'expired' | 'declined' | null;

/** Requests a code and polls until somebody has answered it (RFC 8628, 3.5). */
export function usePairing() {
  const [ending, setEnding] = useState<Ending>(null);
  const { mutate, data, error, reset } = useMutation({
    mutationFn: () => send(userCommands.StartDevicePairing, {}),
  });
  useEffect(() => mutate(), [mutate]);
  useEffect(() => {
    if (!data || ending) return;
    return poll(data, setEnding);
  }, [data, ending]);
  const again = () => {
    reset();
    setEnding(null);
    mutate();
  };
  return { begun: data, error, ending, again };
}

const longer = 5;

function poll({ deviceCode, interval }: Begun, end: (ending: Ending) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let over = false;
  const ask = async (pause: number) => {
    const next = await answered(deviceCode, pause);
    if (over) return;
    if (typeof next === 'number') timer = setTimeout(() => void ask(next), next * 1_000);
    else end(next);
  };
  timer = setTimeout(() => void ask(interval), interval * 1_000);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

/** The seconds until the next poll, or how the pairing ended. */
async function answered(deviceCode: string, pause: number): Promise<number | Ending> {
  try {
    const { accessToken } = await send(userCommands.RequestDeviceToken, { deviceCode });
    // Must come before the product opens, which depends on the VR mode.
    await beginVrModeOnHeadset();
    enter(accessToken);
    return null;
  } catch (error) {
    if (hasCode(error, 'slow_down') || hasCode(error, 'too_many_requests')) return pause + longer;
    if (hasCode(error, 'access_denied')) return 'declined';
    if (hasCode(error, 'expired_token') || hasCode(error, 'device_token_failed')) return 'expired';
    return pause;
  }
}
