/**
 * The car of the examples, from the sandbox's catalogue: on sale since 2019 and still today, so that every operation
 * has data on it. A real provider does not know its ids.
 */
export const sampleCar = {
  refid: 57048,
  refcode: 'HYI010P5EPTM  6   2 ',
  manCode: 120,
  ranCode: 1198,
  modCode: 10285,
  /** One of its model years, by its reference. */
  modelYear: '26.00',
  /** One of its options and one of its packs, by their codes. */
  option: 71017,
  pack: 71020,
  /** The same car with another gearbox. */
  sisterRefid: 57050,
} as const;

/** A convertible, because only a convertible has hoods. */
export const sampleConvertible = { refid: 51861 } as const;
