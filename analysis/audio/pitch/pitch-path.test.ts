import { expect, test } from 'vitest';
import type { Candidate } from './candidates.ts';
import type { Frame } from './frame-analyser.ts';
import { advance, bestOf, type PathNode, pathTo, settle } from './pitch-path.ts';

test('deciding parts of the path early gives the same path as deciding at the end', () => {
  const frames = voiceWithOctaveErrors(2000);
  const atOnce = pathTo(bestOf(follow(frames)));
  const settled: PathNode[] = [];
  let paths: readonly PathNode[] = [];
  for (const [index, frame] of frames.entries()) {
    paths = advance(paths, frame);
    if (index % 37 === 0) settled.push(...settle(paths));
  }
  const undecided = frames.length - settled.length;
  settled.push(...pathTo(bestOf(paths)));
  expect(settled.map(frequency)).toEqual(atOnce.map(frequency));
  expect(undecided).toBeLessThan(200);
});

test('ignores an octave jump of one frame, even if it is the strongest candidate', () => {
  const jump = frame([candidate(100, 0.85), candidate(200, 0.95)]);
  const frames = [...steady(5), jump, ...steady(5)];
  expect(pathTo(bestOf(follow(frames))).map(frequency)).toEqual(frames.map(() => 100));
});

test('follows a pitch that stays an octave higher', () => {
  const higher = Array.from({ length: 30 }, () => frame([candidate(200, 0.9)]));
  const path = pathTo(bestOf(follow([...steady(30), ...higher])));
  expect(path.map(frequency)).toEqual([...steady(30).map(() => 100), ...higher.map(() => 200)]);
});

test('decides nothing early while the best paths have no common part', () => {
  expect(settle(follow([frame([candidate(100, 0.9)])]))).toEqual([]);
});

function follow(frames: readonly Frame[]): readonly PathNode[] {
  return frames.reduce<readonly PathNode[]>(advance, []);
}

function steady(count: number): readonly Frame[] {
  return Array.from({ length: count }, () => frame([candidate(100, 0.9)]));
}

/** Frames of a gliding voice with candidates an octave above and below, whose strengths alternate; silent every 300 frames. */
function voiceWithOctaveErrors(count: number): readonly Frame[] {
  return Array.from({ length: count }, (_, i) => {
    const pitch = 150 + 40 * Math.sin(i / 25);
    const strength = (phase: number) => 0.7 + 0.25 * Math.sin(i * phase);
    const candidates = [
      candidate(pitch, strength(0.7)),
      candidate(2 * pitch, strength(1.3)),
      candidate(pitch / 2, strength(2.1)),
    ];
    return i % 300 < 20 ? frame([]) : frame(candidates);
  });
}

function frame(candidates: readonly Candidate[]): Frame {
  return { unvoicedStrength: 0.45, candidates, autocorrelation: new Float32Array(0) };
}

function candidate(hertz: number, strength: number): Candidate {
  return { frequency: hertz, octave: Math.log2(hertz), strength };
}

function frequency(node: PathNode): number | null {
  return node.candidate?.frequency ?? null;
}
