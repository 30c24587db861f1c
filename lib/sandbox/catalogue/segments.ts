/** Reference sizes and masses of a petrol car of the segment with 100 ps; moved by body, engine and trim. */
export interface Segment {
  readonly sector: string;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly wheelbaseMm: number;
  readonly kerbKg: number;
  readonly payloadKg: number;
  readonly luggageSeatsUpLitres: number;
  readonly luggageSeatsDownLitres: number;
  readonly tankLitres: number;
  /** CO2 against a lower-medium hatchback with the same engine. */
  readonly co2Factor: number;
  /** Speed against the same car's with the same power. */
  readonly speedFactor: number;
  readonly topSpeedLimitMph: number;
}

type SegmentFigures = readonly [
  length: number,
  width: number,
  height: number,
  wheelbase: number,
  kerb: number,
  payload: number,
  up: number,
  down: number,
  tank: number,
  co2: number,
  speed: number,
  limit: number,
];

function segment(sector: string, figures: SegmentFigures): Segment {
  const [lengthMm, widthMm, heightMm, wheelbaseMm, kerbKg, payloadKg] = figures;
  const [, , , , , , luggageSeatsUpLitres, luggageSeatsDownLitres, tankLitres, co2Factor, speedFactor, limit] = figures;
  return {
    sector,
    lengthMm,
    widthMm,
    heightMm,
    wheelbaseMm,
    kerbKg,
    payloadKg,
    luggageSeatsUpLitres,
    luggageSeatsDownLitres,
    tankLitres,
    co2Factor,
    speedFactor,
    topSpeedLimitMph: limit,
  };
}

/** Sizes: authored from the published sizes of well-known cars of each segment, rounded. */
export const segments = {
  A: segment('City Car', [3600, 1640, 1490, 2400, 920, 380, 230, 900, 36, 0.92, 0.96, 115]),
  B: segment('Supermini', [4040, 1740, 1450, 2540, 1090, 450, 300, 1080, 43, 0.96, 0.99, 145]),
  C: segment('Lower Medium', [4300, 1800, 1455, 2640, 1260, 520, 380, 1270, 50, 1, 1, 155]),
  D: segment('Upper Medium', [4700, 1830, 1450, 2810, 1420, 550, 480, 1500, 60, 1.05, 1.02, 155]),
  E: segment('Executive', [4930, 1880, 1470, 2950, 1590, 580, 530, 1650, 66, 1.1, 1.03, 155]),
  F: segment('Luxury Executive', [5150, 1930, 1450, 3060, 1800, 560, 500, 1400, 78, 1.18, 1.04, 175]),
  BS: segment('Compact SUV', [4180, 1780, 1560, 2580, 1190, 480, 400, 1250, 46, 1.04, 0.95, 140]),
  CS: segment('Medium SUV', [4460, 1850, 1630, 2680, 1430, 560, 510, 1560, 55, 1.15, 0.94, 150]),
  DS: segment('Large SUV', [4720, 1900, 1680, 2830, 1680, 640, 600, 1780, 64, 1.24, 0.94, 155]),
  ES: segment('Premium SUV', [4930, 1970, 1760, 2960, 2000, 720, 680, 1980, 84, 1.36, 0.93, 155]),
  FS: segment('Luxury SUV', [5080, 2010, 1800, 3080, 2250, 750, 720, 2050, 90, 1.45, 0.95, 180]),
  SP: segment('Sports', [4280, 1810, 1300, 2480, 1290, 330, 270, 270, 56, 1.1, 1.09, 190]),
  GT: segment('Supercar', [4560, 1940, 1250, 2660, 1480, 330, 220, 220, 80, 1.3, 1.1, 215]),
  MB: segment('Small MPV', [4150, 1760, 1600, 2620, 1250, 510, 400, 1400, 50, 1.07, 0.94, 135]),
  MC: segment('Medium MPV', [4480, 1830, 1650, 2760, 1430, 620, 560, 1850, 58, 1.13, 0.94, 140]),
  ML: segment('Large MPV', [4870, 1910, 1790, 2940, 1720, 770, 700, 2400, 70, 1.25, 0.92, 140]),
  VB: segment('Small Van', [4350, 1800, 1830, 2780, 1260, 680, 3300, 3300, 52, 1.2, 0.86, 112]),
  VC: segment('Medium Van', [4970, 1950, 1970, 3000, 1690, 1000, 5800, 5800, 70, 1.4, 0.84, 115]),
  VL: segment('Large Van', [5850, 2040, 2600, 3660, 2000, 1350, 11000, 11000, 80, 1.7, 0.78, 103]),
  PU: segment('Pick-up', [5350, 1870, 1810, 3200, 1930, 1050, 1200, 1200, 78, 1.5, 0.84, 115]),
} satisfies Record<string, Segment>;

export type SegmentCode = keyof typeof segments;

export function isSegment(code: string): code is SegmentCode {
  return code in segments;
}

export interface Body {
  /** As a model's name ends, `HATCHBACK`; empty for vans. */
  readonly word: string;
  /** As a van derivative's name ends. */
  readonly vanWord: string;
  /** Document 3's body style, or a van's own. */
  readonly style: string;
  readonly styleCode: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Registration authority's words without the doors. */
  readonly registerWord: string;
  readonly kerbKg: number;
  readonly lengthMm: number;
  /** The letter at place 9 of a refcode. */
  readonly letter: string;
}

export type BodyCode = 'H' | 'E' | 'S' | 'C' | 'K' | 'U' | 'M' | 'PV' | 'CC' | 'CH' | 'DC';

/** City cars have their own style whatever their body; the guide calls a 4x4's body an estate. */
export const bodies: Readonly<Record<BodyCode, Body>> = {
  H: body('HATCHBACK', '', 'Hatchback', 5, 'HATCHBACK', 0, 0, 'H'),
  E: body('ESTATE', '', 'Estate', 4, 'ESTATE', 60, 190, 'E'),
  S: body('SALOON', '', 'Saloon', 7, 'SALOON', 20, 60, 'S'),
  C: body('COUPE', '', 'Coupe', 3, 'COUPE', 0, -20, 'C'),
  K: body('CONVERTIBLE', '', 'Sports', 8, 'CONVERTIBLE', 90, -20, 'K'),
  U: body('ESTATE', '', '4x4', 1, 'ESTATE', 0, 0, 'X'),
  M: body('ESTATE', '', 'MPV', 6, 'MPV', 0, 0, 'M'),
  PV: body('', 'Van', 'Panel Van', 0, 'PANEL VAN', 0, 0, 'V'),
  CC: body('', 'Crew Van', 'Crew Van', 0, 'VAN/SIDE WINDOWS', 120, 0, 'W'),
  CH: body('', 'Chassis Cab', 'Chassis Cab', 0, 'CHASSIS CAB', -150, 0, 'B'),
  DC: body('', 'Double Cab Pick Up', 'Pick-up', 0, 'PICK-UP', 0, 0, 'P'),
};

function body(
  word: string,
  vanWord: string,
  style: string,
  styleCode: Body['styleCode'],
  registerWord: string,
  kerbKg: number,
  lengthMm: number,
  letter: string,
): Body {
  return { word, vanWord, style, styleCode, registerWord, kerbKg, lengthMm, letter };
}
