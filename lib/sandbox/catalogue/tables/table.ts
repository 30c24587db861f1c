/**
 * How the compact tables are written; `read-table.ts` reads them. All is plain text, one thing per line.
 *
 * engines: `id, badge, fuel, cc or kWh, ps, CO2 or range, gearboxes[, kWh/miles]`
 *   fuel: P petrol · D diesel · E electric · M and N mild hybrid (petrol, diesel) · H petrol hybrid · X and Y plug-in
 *   hybrid (petrol, diesel) · L petrol and LPG. An electric row carries battery kWh instead of cc and the official
 *   range in miles instead of CO2. CO2 is WLTP g/km in a lower-medium hatchback, moved by segment; with `=` before it,
 *   the exact figure.
 *   gearboxes: `M5 M6` manual, `A7 A8` automatic, `V1` stepless, `E1` single speed.
 *
 * trims: `id: Name +£ @from-to >ps <ps; Name …` prices over the entry price; years and power limits where they apply.
 *
 * models: `RANGE, body, from, to, segment, entry £ on the road, engines, trims[, share][, seats]`
 *   body: H hatchback, E estate, S saloon, C coupé, K convertible, U 4x4, M MPV, with doors; or a van body (see
 *   segments). An empty range repeats the one above; `-` as `to` = still made. An engine may be followed by `+`
 *   (four-wheel drive), `@from-to` (years, two digits) and `:Trim+£` (comes only with that trim). share: weight in
 *   registrations, 1 when absent.
 */
export interface MakeTable {
  readonly name: string;
  /** Two letters that begin the refcode. */
  readonly letters: string;
  readonly wmi: string;
  /** How an automatic ends a derivative's name; `#` is the number of gears. */
  readonly automatic: string;
  readonly fourWheelDrive: string;
  /** Rear-wheel drive for combustion and hybrid cars of segment C and above, as the maker builds them. */
  readonly rearDriven?: boolean;
  readonly share: number;
  /** Mean retained value against the market's curve. */
  readonly valueRetention: number;
  /** Years and miles (0 = unlimited). */
  readonly warranty: readonly [number, number];
  /** Delivery, number plates and registration, £ ex VAT, in 2020. */
  readonly deliveryPounds: number;
  readonly engines: string;
  readonly trims: string;
  readonly models: string;
}
