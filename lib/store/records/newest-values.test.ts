/** The row of a vehicle, in the list of vehicles and the recent ones, is its newest valuation with a value. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { listedValuation } from '@/lib/features/stored';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { CHECK_NOT_COMPLETED } from '@/lib/domain/vehicles/flags/check-alert';
import { alertsText } from '@/lib/domain/vehicles/flags/listed-alerts';
import { selectRows } from '../rows';
import { createValuationStore, type ValuationStore } from './valuations';
import { createValuedVehicleStore, type ValuedVehicleStore } from './valued-vehicles';

interface ValuedAs {
  readonly clean: number | null;
  readonly retail: number | null;
  readonly mileage: number | null;
  readonly alerts: readonly string[];
}

const ENTRY = 'Check the mileage you entered';
const valued = (clean: number | null, more: Partial<ValuedAs> = {}): ValuedAs => ({
  clean,
  retail: clean === null ? null : clean + 1_000,
  mileage: 10_000,
  alerts: [],
  ...more,
});

/** What a row should be, of valuations in their order. */
function expectedOf(made: readonly (ValuedAs & { readonly id: string })[]) {
  const newest = made.at(-1);
  const shown = made.findLast(({ clean, retail }) => clean !== null || retail !== null) ?? newest;
  if (!shown || !newest) return null;
  const earlier = made.slice(0, made.indexOf(shown)).findLast(({ clean }) => clean !== null);
  const isUnchecked = ({ alerts }: ValuedAs) => alerts.includes(CHECK_NOT_COMPLETED);
  const checked = isUnchecked(newest) ? made.findLast((one) => !isUnchecked(one)) : undefined;
  const ofVehicle = [...newest.alerts, ...(checked?.alerts ?? [])].filter((alert) => alert !== ENTRY);
  const change = shown.clean === null || !earlier?.clean ? null : shown.clean - earlier.clean;
  return {
    id: shown.id,
    clean: shown.clean,
    alerts: new Set([...ofVehicle, ...shown.alerts.filter((alert) => alert === ENTRY)]),
    change,
    mileageBefore: change === null ? null : (earlier?.mileage ?? null),
  };
}

const KINDS: readonly ValuedAs[] = [
  valued(null, { retail: null }),
  valued(null, { retail: null, alerts: [CHECK_NOT_COMPLETED, ENTRY], mileage: null }),
  valued(null, { retail: null, alerts: ['Exported'] }),
  valued(null, { retail: 9_000 }),
  valued(8_000),
  valued(7_500, { alerts: ['Exported', ENTRY], mileage: 20_000 }),
  valued(7_000, { alerts: [CHECK_NOT_COMPLETED], mileage: 30_000 }),
];

onEachEngine('The newest value of a vehicle', ({ database }) => {
  let valuations: ValuationStore;
  let vehicles: ValuedVehicleStore;
  before(async () => {
    valuations = createValuationStore(database);
    vehicles = createValuedVehicleStore(database);
    await database.query(`insert into "user" (id, name, email) values ('ann', 'Ann', 'ann@dealer.example')`);
  });

  async function newOrganisation() {
    const organisationId = randomUUID();
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    return organisationId;
  }
  async function add(organisationId: string, subjectHash: string, { clean, retail, mileage, alerts }: ValuedAs) {
    await sleep(2); // the order of two made within a millisecond is not defined
    const id = randomUUID();
    const [flag = null, ...otherFlags] = alerts;
    await valuations.add({
      id,
      organisationId,
      createdBy: 'ann',
      kind: 'plate',
      subjectHash,
      idempotencyKey: randomUUID(),
      summary: {
        id,
        kind: 'plate',
        valuedAt: '2026-06-05T13:07:09.000Z',
        valuedBy: { id: 'ann', name: 'Ann' },
        plate: null,
        title: subjectHash,
        derivative: null,
        mileage,
        retailPounds: retail,
        cleanPounds: clean,
        vehicleKind: null,
        flag,
        otherFlags,
      },
      recordText: '{}',
      lookUpIds: [],
    });
    return id;
  }
  const rowOf = async (organisationId: string, flagged?: boolean) => {
    const [row] = await vehicles.page(
      { organisationId, flagged },
      { sort: 'valued', descending: true },
      { limit: 2, offset: 0 },
    );
    if (!row) return null;
    const { id, cleanPounds, ...latest } = listedValuation(row);
    return {
      id,
      clean: cleanPounds,
      alerts: alertsText(latest),
      change: row.changePounds,
      mileageBefore: row.mileageBefore,
    };
  };
  const recentOf = async (organisationId: string) => {
    const { items } = await valuations.list({ organisationId, limit: 9, oneByOne: true });
    return items.map(listedValuation);
  };

  test('is its row after each valuation and each that is erased, with the alerts of the newest', async () => {
    let seed = 7;
    const next = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    for (let round = 0; round < 12; round += 1) {
      const organisationId = await newOrganisation();
      const made: (ValuedAs & { readonly id: string })[] = [];
      for (let step = 0; step < 12; step += 1) {
        if (step > 6 && made.length > 0) {
          const [erased] = made.splice(next(made.length), 1);
          await database.query('delete from valuations where id = $1', [erased?.id]);
        } else {
          const kind = KINDS[next(KINDS.length)] ?? valued(1);
          made.push({ ...kind, id: await add(organisationId, 'golf', kind) });
        }
        const expected = expectedOf(made);
        const row = await rowOf(organisationId);
        const words = `round ${round}, step ${step}: ${JSON.stringify(made)}`;
        const alerts = new Set(row?.alerts?.split('; ') ?? []);
        assert.deepEqual(row && { ...row, alerts }, expected, words);
        assert.equal((await rowOf(organisationId, true)) !== null, alerts.size > 0, `filter of alerts, ${words}`);
        const recent = await recentOf(organisationId);
        assert.deepEqual(
          recent.map((item) => [item.id, new Set(alertsText(item)?.split('; ') ?? [])]),
          expected ? [[expected.id, expected.alerts]] : [],
          `recent, ${words}`,
        );
      }
    }
  });

  test('is not lost where a failed valuation and one with a value are written in the same commit', async () => {
    const organisationId = await newOrganisation();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        add(organisationId, 'golf', index % 2 === 0 ? valued(5_000) : valued(null, { retail: null })),
      ),
    );
    const rows = await selectRows(
      database,
      z.object({ clean: z.number().nullable(), valuations: z.number() }),
      'select clean_pounds as clean, valuations from valued_vehicles where organisation_id = $1',
      [organisationId],
    );
    assert.deepEqual(rows, [{ clean: 5_000, valuations: 12 }]);
  });
});
