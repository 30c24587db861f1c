/** Generic options, which group the codes of the dictionary (2 §GetGenericOptions): `code, category, category code, words`. */
export interface GenericOption {
  readonly code: number;
  readonly category: string;
  readonly categoryCode: number;
  readonly description: string;
}

const paint = ['Paintwork', 1] as const;
const interior = ['Interior', 2] as const;
const electronics = ['Electronics', 3] as const;
const chassis = ['Chassis and Wheels', 4] as const;
const towing = ['Towing', 5] as const;
const exterior = ['Exterior', 6] as const;
const aids = ['Driver Aids', 7] as const;
const security = ['Security', 8] as const;
const special = ['Electric and Load Area', 9] as const;
const packs = ['Packs', 10] as const;

const generic = (
  code: number,
  [category, categoryCode]: readonly [string, number],
  description: string,
): GenericOption => ({ code, category, categoryCode, description });

/** In the order they are listed. Codes 11–19 are paint, trim, wheels and hoods, which have no row in the dictionary. */
export const genericOptions: readonly GenericOption[] = [
  generic(11, paint, 'Metallic & pearlescent paint'),
  generic(12, paint, 'Solid paint'),
  generic(13, paint, 'Special paint'),
  generic(14, interior, "Leather 'full' or part"),
  generic(15, interior, 'Cloth'),
  generic(16, chassis, 'Alloy wheels'),
  generic(17, exterior, 'Hoods'),
  generic(18, packs, 'Packs'),
  generic(21, interior, 'Heated and ventilated seats'),
  generic(23, interior, 'Steering wheels'),
  generic(24, interior, 'Electric and comfort seats'),
  generic(25, interior, 'Sports seats'),
  generic(26, interior, 'Additional seats'),
  generic(27, interior, 'Heated windscreen'),
  generic(28, interior, 'Air conditioning and heating'),
  generic(29, interior, 'Interior inlays'),
  generic(31, electronics, 'Sat nav'),
  generic(32, electronics, 'Audio upgrades'),
  generic(33, electronics, 'Telephone and connection'),
  generic(34, electronics, 'Displays'),
  generic(35, electronics, 'Rear seat entertainment'),
  generic(36, electronics, 'DAB radio'),
  generic(41, chassis, 'Suspension'),
  generic(42, chassis, 'Steering'),
  generic(43, chassis, 'Spare wheels'),
  generic(51, towing, 'Towbars'),
  generic(52, towing, 'Trailer electrics'),
  generic(53, towing, 'Trailer assistance'),
  generic(61, exterior, 'Sunroofs'),
  generic(62, exterior, 'Roof rails, bars and carriers'),
  generic(63, exterior, 'Contrast roofs'),
  generic(64, exterior, 'Privacy glass'),
  generic(65, exterior, 'Lights'),
  generic(66, exterior, 'Spoilers and body kits'),
  generic(71, aids, 'Parking sensors and assistance'),
  generic(72, aids, 'Cameras'),
  generic(73, aids, 'Driver assistance'),
  generic(81, security, 'Locks'),
  generic(82, security, 'Alarms and trackers'),
  generic(91, special, 'Heat pump'),
  generic(92, special, 'Charging'),
  generic(94, special, 'Side doors'),
  generic(95, special, 'Load area lining'),
  generic(96, special, 'Racking'),
  generic(97, special, 'Roof racks and ladders'),
  generic(98, special, 'Bulkheads and rear doors'),
];
