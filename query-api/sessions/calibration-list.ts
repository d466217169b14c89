import { calibrationList } from '#domain/sessions/contract/calibration.ts';
import { query } from '../query-area.ts';

export const calibrationListQuery = query(calibrationList, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query(
      `select id, device_name as "deviceName", status, failure, levels, gain,
              (applied -> -1 ->> 'gain')::float8 as "gainInForce", changed_at as "changedAt"
         from sessions.calibration_list where owner_id = $1 order by changed_at desc, id`,
      [userId()],
    );
    return rows;
  },
});
