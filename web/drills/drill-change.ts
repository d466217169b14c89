import { drillList } from '#domain/sessions/contract/drills.ts';
import { changesOf, tellRefusal } from '../lib/changes.ts';

export const { useChange: useDrillChange } = changesOf([drillList], { isAwaited: true, onRefused: tellRefusal });
