/** The size of value movement from which each person is notified. */
import { createSelectSchema } from 'drizzle-zod';
import type { ValueMoveThresholds } from '@/lib/domain/notifications/notification-facts';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { valueMoveThresholds } from '../schema/notifications';

const thresholdRow = createSelectSchema(valueMoveThresholds).pick({ pounds: true, percent: true });

interface ThresholdOwner {
  readonly organisationId: string;
  readonly personId: string;
}

export const openValueMoves = (database: SqlDatabase) => ({
  /** Null if the person has chosen none. */
  valueMove: ({ organisationId, personId }: ThresholdOwner) =>
    selectRow(
      database,
      thresholdRow,
      'select pounds, percent from value_move_thresholds where organisation_id = $1 and person_id = $2',
      [organisationId, personId],
    ),

  async chooseValueMove(
    { organisationId, personId }: ThresholdOwner,
    { pounds, percent }: ValueMoveThresholds,
  ): Promise<void> {
    await database.query(
      `insert into value_move_thresholds (organisation_id, person_id, pounds, percent) values ($1, $2, $3, $4)
       on conflict (organisation_id, person_id) do update set pounds = excluded.pounds, percent = excluded.percent`,
      [organisationId, personId, pounds, percent],
    );
  },
});
