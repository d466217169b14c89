import type { Recorded } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import type { CalibrationEvent } from '#domain/sessions/calibration/events.ts';
import type { DrillEvent } from '#domain/sessions/drills/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { ExportFile, Taking } from '../../command-area.ts';
import { jsonFile } from '../../export-file.ts';

/** Calibrated microphones, and kept results of drills. */
export function practiceFiles(store: EventStore, { streams }: Pick<Taking, 'streams'>): readonly ExportFile[] {
  const { calibration = [], drill = [] } = streams;
  return [
    ...(calibration.length === 0 ? [] : [jsonFile('calibrations.json', () => calibrations(store, calibration))]),
    ...(drill.length === 0 ? [] : [jsonFile('drills.json', () => drills(store, drill))]),
  ];
}

async function calibrations(store: EventStore, streams: readonly string[]) {
  const microphones: object[] = [];
  for (const stream of streams) {
    const history = (await store.readStream(stream)) as readonly Recorded<CalibrationEvent>[];
    const names = history.flatMap(({ type, data }) => (type === 'CalibrationStarted' ? [data.deviceName] : []));
    const name = names.at(-1);
    microphones.push({
      microphone: name === undefined || isErased(name) ? null : name,
      happened: history.map((event) => ({ at: event.metadata.at, type: event.type, ...factsOf(event) })),
    });
  }
  return microphones;
}

function factsOf({ type, data }: CalibrationEvent) {
  if (type === 'CalibrationStarted') return { run: data.run };
  return data;
}

async function drills(store: EventStore, streams: readonly string[]) {
  const kept: object[] = [];
  for (const stream of streams) {
    const history = (await store.readStream(stream)) as readonly Recorded<DrillEvent>[];
    if (history.some(({ type }) => type === 'DrillForgotten')) continue;
    for (const { type, data, metadata } of history)
      if (type === 'DrillKept') {
        const { drill, verdict, value } = data;
        kept.push({ at: metadata.at, drill, verdict, value });
      }
  }
  return kept;
}
