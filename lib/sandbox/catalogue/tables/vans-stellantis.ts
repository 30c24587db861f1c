import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

// Ranges from public lists of vans; powers and consumption of the people carriers built from the same vans (VCA car
// fuel data, OGL v3) and E-Transit, ID. Buzz Cargo: Open EV Data. Prices are ex VAT: Transit Custom 2012 as published,
// the rest interpolated. A van line has an eleventh field: its weights and lengths, each a separate model, entry price
// rising.

const stellantisEngines = `
b75, 1.6 HDi 75, D, 1560, 75, =131, M5
b90, 1.6 HDi 90, D, 1560, 90, =133, M5
b100, 1.6 BlueHDi 100, D, 1560, 100, =123, M5
c75, 1.5 BlueHDi 75, D, 1499, 75, =137, M5
c100, 1.5 BlueHDi 100, D, 1499, 102, =140, M5 M6
c130, 1.5 BlueHDi 130, D, 1499, 130, =143, M6 A8
p110, 1.2 PureTech 110, P, 1199, 110, =152, M6
m95, 1.6 BlueHDi 95, D, 1560, 95, =158, M5
m115, 1.6 BlueHDi 115, D, 1560, 115, =152, M6
n100, 1.5 BlueHDi 100, D, 1499, 102, =167, M6
n120, 1.5 BlueHDi 120, D, 1499, 120, =170, M6
n122, 2.0 BlueHDi 122, D, 1997, 122, =178, M6 A8
n145, 2.0 BlueHDi 145, D, 1997, 145, =184, M6 A8
n180, 2.0 BlueHDi 180, D, 1997, 177, =190, A8
l110, 2.2 HDi 110, D, 2198, 110, =225, M6
l130, 2.2 HDi 130, D, 2198, 130, =225, M6
l120, 2.2 BlueHDi 120, D, 2179, 120, =239, M6
l140, 2.2 BlueHDi 140, D, 2179, 140, =243, M6 A8
l165, 2.2 BlueHDi 165, D, 2179, 165, =251, M6
l180, 2.2 MultiJet 180, D, 2184, 180, =255, M6 A8
e136s, 50kWh 136, E, 46.3, 136, 205, E1
e136m, 75kWh 136, E, 68, 136, 219, E1
e136n, 50kWh 136, E, 46.3, 136, 143, E1
e270, 110kWh 270, E, 110, 270, 263, E1
`;

const stellantisTrims = `
s: L +0 @08-18; LX +900 @08-18; Professional +900; Enterprise +1500 @13-; Enterprise Pro +1700 @21-; Driver +2200 @19-23; X +0 @18-22; Prime +0 @22-; Pro +900 @22-
`;

export const vauxhallVans: MakeTable = {
  name: 'VAUXHALL',
  letters: 'VA',
  wmi: 'W0V',
  automatic: 'Auto',
  fourWheelDrive: '4x4',
  share: 11,
  valueRetention: 0.95,
  warranty: [3, 60000],
  deliveryPounds: 740,
  engines:
    stellantisEngines +
    `
v90, 1.3 CDTI 90, D, 1248, 90, =128, M5
v95, 1.3 CDTI 95, D, 1248, 95, =121, M5
v105, 1.6 CDTI 105, D, 1598, 105, =138, M6
w90, 1.6 CDTI 90, D, 1598, 90, =170, M6
w120, 1.6 CDTI BiTurbo 120, D, 1598, 120, =155, M6
w125, 1.6 CDTI BiTurbo 125, D, 1598, 125, =150, M6
w115, 2.0 CDTI 115, D, 1995, 114, =198, M6
mo125, 2.3 CDTI 125, D, 2298, 125, =209, M6
mo145, 2.3 Turbo D 145, D, 2298, 145, =222, M6
mo130, 2.3 Turbo D 130, D, 2299, 130, =224, M6
co95, 1.3 CDTI 95, D, 1248, 95, =98, M5
`,
  trims: `
v: Base +0 @08-19; Edition +500 @18-21; Sportive +1700 @11-21; Limited Edition Nav +2200 @15-20; Dynamic +1900 @20-22; Prime +0 @22-; Pro +1200 @22-; Griffin +1500 @20-22; Elite +3300 @19-22
`,
  models: `
CORSAVAN, PV, 2010-01, 2018-12, VB, 9800, co95, v, 2, 2,
COMBO, PV, 2012-01, 2018-08, VB, 12300, v90 v95@15-18 v105, v, 3, 2, 2000 L1/2300 L1/2300 L2
, PV, 2018-09, -, VB, 15090, b75@18-19 b100@18-19 c75@19-22 c100 c130 e136s@21-, v, 6, 2, 2000 L1/2300 L1/2300 L2
VIVARO, PV, 2011-09, 2014-08, VC, 17500, w115, v, 6, 3, 2700 L1/2900 L1/2900 L2
, PV, 2014-09, 2019-06, VC, 19200, w90 w120@14-17 w125@16-19, v, 9, 3, 2700 L1/2900 L1/2900 L2
, PV, 2019-07, -, VC, 21265, n100 n120 n122@19-22 n145 n180@22- e136n@20- e136m@20-, v, 11, 3, 2700 L1/2900 L1/3100 L1/2900 L2/3100 L2
MOVANO, PV, 2010-07, 2021-10, VL, 21500, mo125@10-19 mo145@15-19 mo130@19-21, v, 3, 3, 2800 L1/3300 L2/3500 L3
, PV, 2021-11, -, VL, 30450, l120 l140 l165 e270@23-, v, 3, 3, 3300 L2/3500 L3/3500 L4
`,
};

export const citroenVans: MakeTable = {
  name: 'CITROEN',
  letters: 'CI',
  wmi: 'VF7',
  automatic: 'EAT#',
  fourWheelDrive: '',
  share: 7,
  valueRetention: 0.92,
  warranty: [3, 100000],
  deliveryPounds: 700,
  engines: stellantisEngines,
  trims: stellantisTrims,
  models: `
NEMO, PV, 2008-06, 2016-12, VB, 9500, b75@10-16, s, 2, 2,
BERLINGO, PV, 2008-06, 2018-10, VB, 11900, b75 b90@08-15 b100@15-18, s, 8, 2, 625 L1/850 L1/750 L2
, PV, 2018-11, -, VB, 15450, b75@18-19 b100@18-19 c75@19-22 c100 c130 p110@18-22 e136s@21-, s, 9, 2, 650 M/1000 M/950 XL
DISPATCH, PV, 2008-01, 2016-06, VC, 15500, b90, s, 4, 3, 1000 L1/1200 L2
, PV, 2016-07, -, VC, 17495, m95@16-19 m115@16-19 n100@19- n120@19-22 n122@16-22 n145@20- n180@16- e136n@20- e136m@20-, s, 8, 3, 1000 XS/1400 M/1000 M/1400 XL
RELAY, PV, 2011-06, 2016-08, VL, 20500, l110 l130, s, 3, 3, 30 L1/33 L2/35 L3
, PV, 2016-09, -, VL, 22500, l120@19- l140@19- l165@19- l130@16-19 e270@24-, s, 4, 3, 30 L1/33 L2/35 L3/35 L4
`,
};

export const peugeotVans: MakeTable = {
  ...citroenVans,
  name: 'PEUGEOT',
  letters: 'PE',
  wmi: 'VF3',
  share: 8,
  valueRetention: 0.94,
  trims: `
s: S +0 @08-22; SE +700 @12-18; Professional +1100 @12-22; Professional Premium +1900 @20-22; Asphalt +2900 @18-22; Grip +1600 @18-22; Standard +0 @22-24; Pro +0 @22-; Asphalt Premium +3000 @20-22
`,
  models: `
BIPPER, PV, 2008-06, 2017-12, VB, 9500, b75@10-17, s, 2, 2,
PARTNER, PV, 2008-06, 2018-10, VB, 11900, b75 b90@08-15 b100@15-18, s, 8, 2, 625 L1/850 L1/750 L2
, PV, 2018-11, -, VB, 15600, b75@18-19 b100@18-19 c75@19-22 c100 c130 p110@18-22 e136s@21-, s, 9, 2, 650 Standard/1000 Standard/950 Long
EXPERT, PV, 2008-01, 2016-06, VC, 15500, b90, s, 4, 3, 1000 L1/1200 L2
, PV, 2016-07, -, VC, 17650, m95@16-19 m115@16-19 n100@19- n120@19-22 n122@16-22 n145@20- n180@16- e136n@20- e136m@20-, s, 8, 3, 1000 Compact/1400 Standard/1000 Standard/1400 Long
BOXER, PV, 2011-06, 2016-08, VL, 20500, l110 l130, s, 3, 3, 330 L1/335 L2/335 L3
, PV, 2016-09, -, VL, 22650, l120@19- l140@19- l165@19- l130@16-19 e270@24-, s, 5, 3, 330 L1/335 L2/335 L3/435 L4
`,
};

export const fiatVans: MakeTable = {
  ...citroenVans,
  name: 'FIAT',
  letters: 'FI',
  wmi: 'ZFA',
  automatic: 'Auto',
  share: 4,
  valueRetention: 0.9,
  engines:
    stellantisEngines +
    `
f75, 1.3 MultiJet 75, D, 1248, 75, =119, M5
f90, 1.3 MultiJet 95, D, 1248, 95, =124, M5
f105, 1.6 MultiJet 105, D, 1598, 105, =138, M6
du130, 2.3 MultiJet 130, D, 2287, 130, =209, M6
du150, 2.3 MultiJet 150, D, 2287, 150, =214, M6
ta95, 1.6 MultiJet 95, D, 1598, 95, =170, M6
ta120, 1.6 Ecojet 125, D, 1598, 125, =150, M6
`,
  trims: `
s: Base +0 @08-22; SX +900 @10-20; Tecnico +1800 @16-22; Sportivo +3400 @16-22; Professional +0 @21-; eTecnico +1700 @21-; Primo +1500 @23-
`,
  models: `
FIORINO, PV, 2008-06, 2021-06, VB, 9600, f75@10-18 f90, s, 2, 2,
DOBLO CARGO, PV, 2010-02, 2022-06, VB, 12000, f90 f105, s, 4, 2, L1/L2
DOBLO, PV, 2022-09, -, VB, 19500, c100 c130 e136s, s, 3, 2, L1/L2
TALENTO, PV, 2016-06, 2021-06, VC, 18500, ta95 ta120, s, 2, 3, 10 L1/12 L1/12 L2
SCUDO, PV, 2022-03, -, VC, 25500, n100 n145 e136n e136m, s, 3, 3, L1/L2/L3
DUCATO, PV, 2011-07, 2021-08, VL, 21000, du130 du150, s, 5, 3, 30 L1/33 L2/35 L3
, PV, 2021-09, -, VL, 29000, l120 l140 l180 e270@24-, s, 5, 3, 33 L2/35 L3/35 L4
`,
};

export const toyotaVans: MakeTable = {
  name: 'TOYOTA',
  letters: 'TO',
  wmi: 'JTE',
  automatic: 'Auto',
  fourWheelDrive: '4WD',
  share: 5,
  valueRetention: 1.12,
  warranty: [5, 100000],
  deliveryPounds: 730,
  engines:
    stellantisEngines +
    `
h144, 2.5 D-4D, D, 2494, 144, =203, M5
h171, 3.0 D-4D, D, 2982, 171, =224, M5 A5
h150, 2.4 D-4D, D, 2393, 150, =232, M6 A6
h204, 2.8 D-4D, D, 2755, 204, =252, M6 A6
`,
  trims: `
v: Active +0 @13-; Base +0 @13-18; Comfort +1100 @16-; Icon +1800 @19-; Design +3500 @19-; GR Sport +4900 @23-
h: Active +0; HL3 +0 @09-12; Icon +2900 @12-; Invincible +5500 @10-; Invincible X +8000 @16-; GR Sport II +11500 @23- >180
`,
  models: `
PROACE, PV, 2013-08, 2016-06, VC, 16500, b90, v, 2, 3, L1/L2
, PV, 2016-07, -, VC, 18500, m95@16-19 m115@16-19 n100@19- n120@19-22 n122@16-22 n145@20- e136n@20- e136m@20-, v, 4, 3, Compact/Medium/Long
PROACE CITY, PV, 2020-01, -, VB, 17000, c75@20-22 c100 c130 p110@20-22 e136s@21-, v, 3, 2, L1/L2
HILUX, DC, 2009-01, 2016-06, PU, 17500, h144+ h171+, h, 4, 5,
, DC, 2016-07, -, PU, 21495, h150+ h204+@20-, h, 6, 5,
`,
};
