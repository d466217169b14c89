import { useEffect, useRef, useState } from 'react';
import type { CheckedProof, ProofAnswer } from './proof-answer.ts';

/** Largest file, in bytes, that a browser can hold in memory. */
const mostBytes = 400_000_000;

type Trouble = Readonly<{ kind: 'refused'; place: string } | { kind: 'too-large' } | { kind: 'unreadable' }>;

export type ProofState =
  | Readonly<{ kind: 'waiting' }>
  | Readonly<{ kind: 'checking'; name: string; share: number | undefined }>
  | Readonly<{ kind: 'checked'; name: string; proof: CheckedProof }>
  | (Trouble & Readonly<{ name: string }>);

/** Checks one file at a time in a worker. The worker is loaded before a file is chosen. */
export function useProof() {
  const [state, setState] = useState<ProofState>({ kind: 'waiting' });
  const worker = useRef<Worker | undefined>(undefined);
  useEffect(() => {
    worker.current = startWorker();
    return () => worker.current?.terminate();
  }, []);

  async function check(file: File): Promise<void> {
    const { name } = file;
    // A new file ends the check that is still running.
    if (state.kind === 'checking') {
      worker.current?.terminate();
      worker.current = startWorker();
    }
    if (file.size > mostBytes) return setState({ kind: 'too-large', name });
    setState({ kind: 'checking', name, share: undefined });
    const running = worker.current;
    if (!running) return;
    running.onmessage = ({ data }: MessageEvent<ProofAnswer>) => setState(stateFrom(data, name));
    running.onerror = () => setState({ kind: 'unreadable', name });
    await file.text().then(
      (text) => running.postMessage(text),
      () => setState({ kind: 'unreadable', name }),
    );
  }
  return { state, check };
}

const startWorker = () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });

function stateFrom(answer: ProofAnswer, name: string): ProofState {
  switch (answer.kind) {
    case 'progress':
      return { kind: 'checking', name, share: answer.of === 0 ? undefined : answer.done / answer.of };
    case 'checked':
      return { kind: 'checked', name, proof: answer.proof };
    case 'refused':
      return { kind: 'refused', name, place: answer.place };
  }
}
