/**
 * Packs: `code | name | share of its contents' prices | chance | retention | contents`. Contents are codes of the
 * dictionary, including packs, `wheels` (a design a size up), and quoted texts for items in no list, which only come
 * with the pack. Standard items of a car are not in its packs; a pack of fewer than two items is not offered.
 */
export const packTable = {
  CAR: `
71020 | Winter Pack | .75 | .7 | O | 71012, 71021, 71022, 71023, "Ice scraper (pack only)"
71025 | Smoker's Pack | .8 | .5 | N | 71091, 71092
71530 | Comfort Pack | .81 | .55 | O | 71012, 71014
71544 | Comfort Pack Plus | .8 | .6 | O | 71530, 71016, 71024
71531 | Technology Pack | .78 | .6 | O | 71060, 71067, 71068, 71069
71532 | Technology Pack Plus | .8 | .6 | O | 71531, 71063
71533 | Parking Pack | .8 | .5 | W | 71080, 71085, 71076
71534 | Driver Assistance Pack | .75 | .6 | T | 71082, 71083, 71084
71535 | Driver Assistance Pack Plus | .78 | .6 | T | 71534, 71077, 71078, 71079, "Emergency assist"
71536 | Sport Pack | .85 | .55 | S | 71031, wheels, 71519, "Sports pedals"
71537 | Black Pack | .8 | .5 | S | 71093, 71518, 71090
71545 | Chrome Pack | 1 | .35 | N | "Chrome window surrounds", "Chrome grille bars"
71538 | Towing Pack | .85 | .4 | W | 71040, 71041, 71045
71539 | Family Pack | .8 | .45 | N | 71027, 71512, 71513, "Child observation mirror"
71540 | Storage Pack | 1 | .4 | N | "Nets on front seat backs", "Lockable glovebox", "12V socket in luggage area"
71541 | Light Pack | .8 | .45 | W | 71096, 71026, 71023
71542 | Travel Pack | .85 | .4 | N | 71507, 71510, 71511
71543 | Charging Pack | .8 | .7 | O | 71523, 71524, 71525
`,
  LCV: `
73080 | Winter Pack | .75 | .7 | O | 73014, 73021, 73025, "Ice scraper (pack only)"
73081 | Driver Assistance Pack | .78 | .7 | T | 73035, 73036, 73037
73082 | Visibility Pack | .8 | .6 | O | 73031, 73033, 73027, 73044
73083 | Load Pack | .8 | .7 | O | 73005, 73059, 73061
73084 | Trade Pack | .82 | .8 | W | 73083, 73006, 73048
73085 | Towing Pack | .85 | .5 | W | 73010, 73011, "Tow eye cover"
73086 | Comfort Pack | .8 | .6 | O | 73014, 73022, 73015
73087 | Cleaning Pack | 1 | .4 | N | "Sweep-out load floor", "Stain repellent seats"
`,
} as const;
