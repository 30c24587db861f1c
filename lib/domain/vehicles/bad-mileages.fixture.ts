/** What people type for a mileage that is none, with the sentence about it. */
export const BAD_MILEAGES: readonly (readonly [typed: string, sentence: RegExp])[] = [
  ['12.5', /must be in whole miles/],
  ['-5', /cannot be below zero/],
  ['1e3', /“1e3” is not a mileage/],
  ['800km', /800 km is 497 mi\. Type 497\./],
  ['abc', /“abc” has no digits/],
  ['62.480', /full stop where a comma is expected/],
  ['1,2', /“1,2” is not a mileage/],
  ['12 or 13', /“12 or 13” is not a mileage/],
  ['5,000,000', /more than any odometer shows/],
];
