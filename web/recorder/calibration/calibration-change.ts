import { calibrationList } from '#domain/sessions/contract/calibration.ts';
import { changesOf, tellRefusal } from '../../lib/changes.ts';

export const { useChange: useCalibrationChange } = changesOf([calibrationList], {
  isAwaited: true,
  onRefused: tellRefusal,
});
