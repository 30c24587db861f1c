/**
 * The car of the examples: one of the sandbox's catalogue that has been on sale since 2019 and still is, so that every
 * operation has something to say of it. Against a real provider its numbers mean nothing.
 */
export const sampleCar = {
  refid: 57048,
  refcode: 'HYI010P5EPTM  6   2 ',
  manCode: 120,
  ranCode: 1198,
  modCode: 10285,
  /** A model year of it, by its reference. */
  modelYear: '26.00',
  /** An option and a pack of it, by their codes. */
  option: 71017,
  pack: 71020,
  /** Its sister with another gearbox. */
  sisterRefid: 57050,
} as const;

/** A convertible, which alone has hoods. */
export const sampleConvertible = { refid: 51861 } as const;
