/** Facts of all derivatives on sale: written make by make, found by their figures. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { FACT_NAMES, filtersOf, type FactName, type FactSearch } from '@/lib/domain/vehicles/facts/fact-filters';
import type { VehicleFacts } from '@/lib/domain/vehicles/facts/vehicle-facts';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { vehicleFacts, vehicleFactsProgress } from '../schema/vehicle-facts';

const factsRow = createSelectSchema(vehicleFacts).omit({ asOf: true, makeCode: true });
const progressRow = createSelectSchema(vehicleFactsProgress, { pending: z.array(z.int()) }).omit({ changedAt: true });
export type FactsProgress = z.infer<typeof progressRow>;
const identifierRow = factsRow.pick({ identifier: true });
const matchCountRow = z.object({ count: z.int(), newCount: z.int() });
const countsRow = z.record(z.string(), z.int());
const choiceRow = z.object({ make: z.string().nullable(), fuel: z.string().nullable(), body: z.string().nullable() });

const COLUMN: Readonly<Record<FactName, string>> = {
  pricePounds: 'price_pounds',
  co2: 'co2',
  bootLitres: 'boot_litres',
  seats: 'seats',
  insuranceGroup: 'insurance_group',
  powerBhp: 'power_bhp',
  secondsTo62: 'seconds_to_62',
  ncapStars: 'ncap_stars',
  euroClass: 'euro_class',
  benefitPercent: 'benefit_percent',
  basicTaxPounds: 'basic_tax_pounds',
  higherTaxPounds: 'higher_tax_pounds',
};
const FIGURES = FACT_NAMES.map((name) => `${COLUMN[name]} as "${name}"`).join(', ');
const SHOWN = `kind, identifier, make, model, derivative, fuel, body, ${FIGURES}`;
const WRITTEN = FACT_NAMES.map((name) => COLUMN[name]).join(', ');
const READ = FACT_NAMES.map((name) => `(f->>'${name}')::double precision`).join(', ');
const NAMED = 'make, model, derivative, identifier';
const VEHICLES_PER_INSERT = 100;
const SAVE_VEHICLES = `
  insert into vehicle_facts (kind, identifier, as_of, make_code, make, model, derivative, fuel, body, ${WRITTEN})
  select $1, (f->>'identifier')::integer, $2::date, $3::integer, f->>'make', f->>'model', f->>'derivative', f->>'fuel',
    f->>'body', ${READ}
  from json_array_elements($4::json) f
  on conflict (kind, identifier) do update set as_of = excluded.as_of, make_code = excluded.make_code,
    make = excluded.make, model = excluded.model, derivative = excluded.derivative, fuel = excluded.fuel,
    body = excluded.body, ${FACT_NAMES.map((name) => `${COLUMN[name]} = excluded.${COLUMN[name]}`).join(', ')}`;

interface MakeRead {
  readonly kind: VehicleKind;
  readonly asOf: string;
  readonly makeCode: number;
  readonly vehicles: readonly VehicleFacts[];
}

export type VehicleFactStore = ReturnType<typeof openVehicleFacts>;

export function openVehicleFacts(database: SqlDatabase) {
  return { ...factReadings(database), ...factSearches(database) };
}

/** The progress of reading an edition, and what it writes. */
function factReadings(database: SqlDatabase) {
  return {
    progress: (kind: VehicleKind): Promise<FactsProgress | null> =>
      selectRow(
        database,
        progressRow,
        'select kind, as_of::text as "asOf", makes, pending from vehicle_facts_progress where kind = $1',
        [kind],
      ),

    /** Starts reading all makes again; earlier facts are found until they are replaced. */
    async begin({ kind, asOf, makes }: { kind: VehicleKind; asOf: string; makes: readonly number[] }): Promise<void> {
      await database.query(
        `insert into vehicle_facts_progress (kind, as_of, makes, pending, changed_at)
         values ($1, $2, $3, $4, clock_timestamp())
         on conflict (kind) do update set as_of = excluded.as_of, makes = excluded.makes, pending = excluded.pending,
           changed_at = excluded.changed_at`,
        [kind, asOf, makes.length, JSON.stringify(makes)],
      );
    },

    /**
     * Writes the vehicles of a make in slices, so that others get their turns at the database in between; then, in one
     * statement, deletes those it no longer lists and marks the make as done. A make that was begun and not finished is
     * written again.
     */
    async saveMake({ kind, asOf, makeCode, vehicles }: MakeRead): Promise<void> {
      for (let at = 0; at < vehicles.length; at += VEHICLES_PER_INSERT)
        await database.query(SAVE_VEHICLES, [
          kind,
          asOf,
          makeCode,
          JSON.stringify(vehicles.slice(at, at + VEHICLES_PER_INSERT)),
        ]);
      await database.query(
        `with gone as (
           delete from vehicle_facts where kind = $1 and make_code = $3 and identifier <> all($4::integer[])
         )
         update vehicle_facts_progress p
         set pending = coalesce((select json_agg(c.code::integer) from json_array_elements_text(p.pending) c(code) where c.code::integer <> $3), '[]'),
           changed_at = clock_timestamp()
         where p.kind = $1 and p.as_of = $2::date`,
        [kind, asOf, makeCode, vehicles.map(({ identifier }) => identifier)],
      );
    },

    /** Deletes what no make of the edition lists any longer. @returns how many */
    async deleteFormer(kind: VehicleKind, asOf: string): Promise<number> {
      const { rowCount } = await database.query('delete from vehicle_facts where kind = $1 and as_of <> $2', [
        kind,
        asOf,
      ]);
      return rowCount ?? 0;
    },
  };
}

/** Guide IDs of a value that is their JSON. */
const listedAt = (place: number): string => `select k::integer from json_array_elements_text($${place}::json) k`;

function factSearches(database: SqlDatabase) {
  return {
    /** The choices in the form's lists. */
    choices: (kind: VehicleKind) =>
      selectRows(
        database,
        choiceRow,
        `select make, fuel, body from vehicle_facts where kind = $1
         group by grouping sets ((make), (fuel), (body)) order by make, fuel, body`,
        [kind],
      ),

    find: (search: FactSearch, page: FactPage) => find(database, search, page),

    /**
     * Vehicles of other makes with the same fuel and body style, within a third of its price: for each model the nearest
     * in price, nearest first. One without a price is the last.
     */
    similar: ({ kind, identifier, limit }: { kind: VehicleKind; identifier: number; limit: number }) =>
      selectRows(
        database,
        factsRow,
        `select ${SHOWN} from (
           select distinct on (f.make, f.model) f.*, abs(f.price_pounds - own.price_pounds) as gap
           from vehicle_facts own join vehicle_facts f on f.kind = own.kind and f.make <> own.make
             and f.body is not distinct from own.body and f.fuel is not distinct from own.fuel
             and coalesce(3 * abs(f.price_pounds - own.price_pounds) <= own.price_pounds, true)
           where own.kind = $1 and own.identifier = $2
           order by f.make, f.model, gap nulls last, f.identifier) nearest
         order by gap nulls last, identifier limit $3`,
        [kind, identifier, limit],
      ),

    /** Guide IDs of everything that matches. */
    async matching(search: FactSearch): Promise<number[]> {
      const { within, passes, values } = conditionsOf(search);
      const text = `select identifier from vehicle_facts where ${[within, ...passes].join(' and ')} order by identifier`;
      return (await selectRows(database, identifierRow, text, values)).map(({ identifier }) => identifier);
    },

    /** How many match, and how many of them are not among the known. */
    async counts(search: FactSearch, known: readonly number[]): Promise<{ count: number; newCount: number }> {
      const { within, passes, values } = conditionsOf(search);
      const text = `select count(*)::integer as count,
          (count(*) filter (where identifier not in (${listedAt(values.length + 1)})))::integer as "newCount"
        from vehicle_facts where ${[within, ...passes].join(' and ')}`;
      const counted = await selectRow(database, matchCountRow, text, [...values, JSON.stringify(known)]);
      return counted ?? { count: 0, newCount: 0 };
    },

    /** What matches, except those that are known already. */
    async matchingBeside(search: FactSearch, known: readonly number[], limit: number) {
      const { within, passes, values } = conditionsOf(search);
      return selectRows(
        database,
        factsRow,
        `select ${SHOWN} from vehicle_facts where ${[within, ...passes].join(' and ')} and identifier not in (${listedAt(values.length + 1)})
         order by ${NAMED} limit ${limit}`,
        [...values, JSON.stringify(known)],
      );
    },
  };
}

interface FactPage {
  readonly offset: number;
  readonly limit: number;
}

/** The filters of a search with values, and its conditions with theirs: `$1` to `$4`, then one for each filter. */
function conditionsOf({ kind, make, fuel, body, bounds }: FactSearch) {
  const active = filtersOf(kind).flatMap((filter) => {
    const value = bounds[filter.name];
    return value === undefined ? [] : { ...filter, value };
  });
  return {
    active,
    passes: active.map(
      ({ name, bound }, at) => `${COLUMN[name]} ${bound === 'most' ? '<=' : '>='} $${5 + at}::double precision`,
    ),
    within: `kind = $1 and ($2::text is null or make = $2) and ($3::text is null or fuel = $3)
    and ($4::text is null or body = $4)`,
    values: [kind, make, fuel, body, ...active.map(({ value }) => value)],
  };
}

/** One page of what matches, how many there are, and how many more may match but lack a fact that is asked for. */
async function find(database: SqlDatabase, search: FactSearch, { offset, limit }: FactPage) {
  const { active, passes, within, values } = conditionsOf(search);
  const { sort, isDescending } = search;
  const order = sort === 'name' ? '' : `${COLUMN[sort]} ${isDescending ? 'desc' : 'asc'} nulls last, `;
  const nameOrder = sort === 'name' && isDescending ? 'make desc, model desc, derivative desc, identifier' : NAMED;
  const lacking = active.map(({ name }) => `count(*) filter (where ${COLUMN[name]} is null) as "${name}"`);
  const possible = ['true', ...passes].map((pass) => `(${pass}) is not false`).join(' and ');
  const [items, counts] = await Promise.all([
    selectRows(
      database,
      factsRow,
      `select ${SHOWN} from vehicle_facts
       where ${[within, ...passes].join(' and ')} order by ${order}${nameOrder}
       limit ${limit} offset ${offset}`,
      values,
    ),
    selectRow(
      database,
      countsRow,
      `select (count(*) filter (where ${['true', ...passes].join(' and ')}))::integer as matching
         ${lacking.map((count) => `, (${count.replace(/ as "(\w+)"$/, ')::integer as "$1"')}`).join('')}
       from vehicle_facts where ${within} and ${possible}`,
      values,
    ),
  ]);
  const { matching = 0, ...missing } = counts ?? {};
  return { items, count: matching, lacking: active.map(({ name }) => ({ name, count: missing[name] ?? 0 })) };
}
