import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

// Powers and CO2: VCA car fuel data 2019-2025 (OGL v3); Taycan and electric Macan: Open EV Data; Taycan price: zap-map 2020.
export const porsche: MakeTable = {
  name: 'PORSCHE',
  letters: 'PO',
  wmi: 'WP0',
  automatic: 'PDK',
  fourWheelDrive: 'AWD',
  rearDriven: true,
  share: 1.3,
  valueRetention: 1.22,
  warranty: [3, 0],
  deliveryPounds: 900,
  engines: `
b265, 2.7, P, 2706, 265, =215, M6 A7
b315, 3.4 S, P, 3436, 315, =224, M6 A7
c300, 2.0, P, 1988, 300, =192, M6 A7
c350, 2.5 S, P, 2497, 350, =208, M6 A7
c365, 2.5 GTS, P, 2497, 365, =217, M6 A7
c400, 4.0 GTS, P, 3995, 400, =244, M6 A7
n350, 3.4 Carrera, P, 3436, 350, =224, M7 A7
n400, 3.8 Carrera S, P, 3800, 400, =234, M7 A7
n370, 3.0 Carrera, P, 2981, 370, =212, M7 A7
n420, 3.0 Carrera S, P, 2981, 420, =219, M7 A7
n385, 3.0 Carrera, P, 2981, 385, =233, A8
n450, 3.0 Carrera S, P, 2981, 450, =238, A8
n480, 3.0 Carrera GTS, P, 2981, 480, =245, A8
n650, 3.8 Turbo S, P, 3745, 650, =278, A8
m237, 2.0, P, 1984, 237, =200, A7
m252, 2.0, P, 1984, 252, =218, A7
m265, 2.0, P, 1984, 265, =228, A7
m340, 3.0 S, P, 2997, 340, =240, A7
m354, 3.0 S, P, 2995, 354, =244, A7
m380, 2.9 S, P, 2894, 380, =251, A7
m440, 2.9 GTS, P, 2894, 440, =255, A7
m258, 3.0 S Diesel, D, 2967, 258, =190, A7
me360, 100kWh, E, 95, 360, 398, E1
me408, 4 100kWh, E, 95, 408, 381, E1
me639, Turbo 100kWh, E, 95, 639, 367, E1
y340, 3.0, P, 2995, 340, =266, A8
y353, 3.0, P, 2995, 353, =266, A8
y440, 2.9 S, P, 2894, 440, =275, A8
y262, 3.0 Diesel, D, 2967, 262, =215, A8
y462, 3.0 E-Hybrid, X, 2995, 462, =76, A8, 17.9/27
y470, 3.0 E-Hybrid, X, 2995, 470, =35, A8, 25.9/46
y550, 4.0 Turbo, P, 3996, 550, =290, A8
p330, 3.0, P, 2995, 330, =235, A8
p462, 2.9 4 E-Hybrid, X, 2894, 462, =60, A8, 17.9/33
p440, 2.9 4S, P, 2894, 440, =242, A8
t326, 79kWh, E, 71, 326, 268, E1
t435, 89kWh, E, 82.3, 435, 421, E1
t490, 4S 93kWh, E, 83.7, 490, 288, E1
t680, Turbo 93kWh, E, 83.7, 680, 280, E1
`,
  trims: `
one: Base +0
pp: Base +0; Platinum Edition +4900 @13-24
`,
  models: `
BOXSTER, K2, 2012-04, 2016-03, SP, 38200, b265 b315, one, 1, 2
CAYMAN, C2, 2013-03, 2016-05, SP, 40200, b265 b315, one, 1, 2
718 BOXSTER, K2, 2016-04, 2025-09, SP, 42700, c300 c350 c365@18-20 c400@20-25, one, 1, 2
718 CAYMAN, C2, 2016-06, 2025-09, SP, 41900, c300 c350 c365@18-20 c400@20-25, one, 1, 2
911, C2, 2012-02, 2015-11, SP, 71450, n350 n400, one, 1, 4
, C2, 2015-12, 2019-01, SP, 76400, n370 n420 n420+, one, 1, 4
, C2, 2019-02, -, SP, 82800, n385 n450 n450+ n480@21- n650+@20-, one, 2, 4
, K2, 2012-02, 2018-12, SP, 80000, n350@12-15 n370@15-18 n420@15-18, one, 1, 4
, K2, 2019-05, -, SP, 92400, n385 n450 n480@21-, one, 1, 4
MACAN, U5, 2014-04, 2024-08, DS, 40300, m237+@14-16 m252+@16-20 m265+@20-24 m258+@14-18 m340+@14-18 m354+@18-21 m380+@21-24 m440+@21-24, pp, 4
, U5, 2024-05, -, DS, 67200, me360 me408+ me639+, one, 3
CAYENNE, U5, 2010-05, 2017-12, ES, 43500, y262+ y440+, pp, 2
, U5, 2018-03, -, ES, 55900, y340+@18-23 y353+@23- y440+ y462+@18-23 y470+@23- y550+, pp, 2
PANAMERA, H5, 2016-11, 2023-12, F, 67900, p330 p440+ p462+, pp, 1, 4
, H5, 2024-03, -, F, 82900, y353 p462+, one, 1, 4
TAYCAN, S4, 2020-02, -, F, 72850, t326@21-24 t435@24- t490+ t680+, one, 2, 4
`,
};

export const bentley: MakeTable = {
  name: 'BENTLEY',
  letters: 'BE',
  wmi: 'SCB',
  automatic: 'Auto',
  fourWheelDrive: '',
  share: 0.15,
  valueRetention: 0.98,
  warranty: [3, 0],
  deliveryPounds: 1500,
  engines: `
v8, 4.0 V8, P, 3993, 507, =258, A8
v8b, 4.0 V8, P, 3996, 550, =280, A8
w12, 6.0 W12, P, 5950, 635, =317, A8
x449, 3.0 V6 Hybrid, X, 2995, 449, =82, A8, 17.3/25
x544, 2.9 V6 Hybrid, X, 2894, 544, =75, A8, 18/25
x680, 4.0 V8 Hybrid, X, 3996, 680, =29, A8, 25.9/50
d435, 4.0 V8 TDI, D, 3956, 435, =232, A8
mul, 6.75 V8, P, 6752, 512, =393, A8
`,
  trims: `
b: Base +0; Mulliner Driving Spec +12000 @12-; Azure +18000 @22-; S +14500 @20-
`,
  models: `
CONTINENTAL GT, C2, 2011-06, 2017-12, F, 123850, v8+@12-17 w12+, b, 1, 4
, C2, 2018-05, -, F, 151800, v8b+@19-24 w12+@18-24 x680+@24-, b, 1, 4
CONTINENTAL GTC, K2, 2019-02, -, F, 166600, v8b+@19-24 w12+@19-24 x680+@24-, b, 1, 4
FLYING SPUR, S4, 2013-06, -, F, 140900, v8+@14-19 w12+@13-24 v8b+@20-24 x544+@21-24 x680+@24-, b, 1
BENTAYGA, U5, 2016-01, -, FS, 130500, v8b+@18- w12+@16-20 d435+@16-18 x449+@19-, b, 2
MULSANNE, S4, 2010-09, 2020-06, F, 220000, mul, b, 0.3
`,
};

export const rollsRoyce: MakeTable = {
  name: 'ROLLS-ROYCE',
  letters: 'RR',
  wmi: 'SCA',
  automatic: 'Auto',
  fourWheelDrive: '',
  rearDriven: true,
  share: 0.05,
  valueRetention: 1.05,
  warranty: [4, 0],
  deliveryPounds: 2500,
  engines: `
g563, 6.6 V12, P, 6592, 563, =330, A8
g571, 6.75 V12, P, 6749, 571, =355, A8
s585, 102kWh, E, 102, 585, 329, E1
`,
  trims: `
r: Base +0; Black Badge +38000 @16-
`,
  models: `
GHOST, S4, 2010-01, 2019-12, F, 195000, g563, r, 1
, S4, 2020-10, -, F, 249600, g571+, r, 1
WRAITH, C2, 2013-09, 2022-12, F, 213000, g563, r, 0.5, 4
CULLINAN, U5, 2018-11, -, FS, 264000, g571+, r, 1
SPECTRE, C2, 2023-10, -, F, 332000, s585+, r, 0.5, 4
`,
};

export const ferrari: MakeTable = {
  name: 'FERRARI',
  letters: 'FE',
  wmi: 'ZFF',
  automatic: 'Auto',
  fourWheelDrive: '',
  rearDriven: true,
  share: 0.08,
  valueRetention: 1.4,
  warranty: [4, 0],
  deliveryPounds: 2000,
  engines: `
i562, 4.5 V8, P, 4497, 562, =275, A7
t560, 3.9 V8, P, 3855, 560, =250, A7
t600, 3.9 V8, P, 3855, 600, =247, A7
t670, 3.9 V8, P, 3902, 670, =263, A7
t720, 3.9 V8, P, 3902, 720, =292, A7
t620, 3.9 V8, P, 3855, 620, =257, A8
x830, 3.0 V6 Hybrid, X, 2992, 830, =149, A8, 7.4/15
`,
  trims: `
f: Base +0
`,
  models: `
458, C2, 2010-06, 2015-06, GT, 169500, i562, f, 1, 2
488, C2, 2015-07, 2019-09, GT, 183964, t670, f, 1, 2
F8 TRIBUTO, C2, 2019-10, 2023-03, GT, 203476, t720, f, 1, 2
CALIFORNIA, K2, 2014-09, 2017-10, GT, 154490, t560, f, 1, 4
PORTOFINO, K2, 2018-04, 2023-06, GT, 166180, t600, f, 1, 4
ROMA, C2, 2020-10, 2025-03, GT, 170984, t620, f, 1, 4
296, C2, 2022-03, -, GT, 241550, x830, f, 1, 2
`,
};

export const lamborghini: MakeTable = {
  name: 'LAMBORGHINI',
  letters: 'LB',
  wmi: 'ZHW',
  automatic: 'Auto',
  fourWheelDrive: '',
  share: 0.06,
  valueRetention: 1.35,
  warranty: [3, 0],
  deliveryPounds: 2000,
  engines: `
h580, 5.2 V10, P, 5204, 580, =330, A7
h610, 5.2 V10, P, 5204, 610, =338, A7
h640, 5.2 V10 EVO, P, 5204, 640, =332, A7
u650, 4.0 V8, P, 3996, 650, =325, A8
u800, 4.0 V8 SE, X, 3996, 800, =52, A8, 25.9/37
`,
  trims: `
l: Base +0
`,
  models: `
HURACAN, C2, 2014-09, 2024-06, GT, 155000, h580@15-19 h610+@14-19 h640+@19-24, l, 1, 2
URUS, U5, 2018-06, -, FS, 159925, u650+@18-24 u800+@24-, l, 2
`,
};

export const mclaren: MakeTable = {
  name: 'MCLAREN',
  letters: 'MC',
  wmi: 'SBM',
  automatic: 'SSG',
  fourWheelDrive: '',
  rearDriven: true,
  share: 0.05,
  valueRetention: 1.0,
  warranty: [3, 0],
  deliveryPounds: 2000,
  engines: `
a570, 3.8 V8 S, P, 3799, 570, =249, A7
a540, 3.8 V8, P, 3799, 540, =242, A7
a720, 4.0 V8 S, P, 3994, 720, =276, A7
g620, 4.0 V8, P, 3994, 620, =270, A7
x680, 3.0 V6 Hybrid, X, 2993, 680, =129, A8, 7.4/19
`,
  trims: `
m: Base +0; Luxury +6900; Performance +5900
`,
  models: `
540C, C2, 2016-03, 2020-12, GT, 126055, a540, m, 1, 2
570S, C2, 2015-10, 2020-12, GT, 143250, a570, m, 1, 2
720S, C2, 2017-05, 2022-12, GT, 208600, a720, m, 1, 2
GT, C2, 2019-10, 2023-10, GT, 163000, g620, m, 1, 2
ARTURA, C2, 2022-07, -, GT, 182500, x680, m, 1, 2
`,
};

export const astonMartin: MakeTable = {
  name: 'ASTON MARTIN',
  letters: 'AM',
  wmi: 'SCF',
  automatic: 'Auto',
  fourWheelDrive: '',
  rearDriven: true,
  share: 0.08,
  valueRetention: 0.95,
  warranty: [3, 0],
  deliveryPounds: 1800,
  engines: `
v426, 4.7 V8, P, 4735, 426, =328, M6 A7
v510, 4.0 V8, P, 3982, 510, =263, A8
v535, 4.0 V8 F1 Edition, P, 3982, 535, =263, A8
v665, 4.0 V8, P, 3982, 665, =274, A8
d510, 4.0 V8, P, 3982, 510, =261, A8
d608, 5.2 V12, P, 5204, 608, =303, A8
d680, 4.0 V8, P, 3982, 680, =276, A8
x550, 4.0 V8, P, 3982, 550, =323, A9
x707, 4.0 V8 707, P, 3982, 707, =323, A9
`,
  trims: `
a: Base +0
`,
  models: `
V8 VANTAGE, C2, 2008-07, 2017-12, GT, 84995, v426, a, 1, 2
VANTAGE, C2, 2018-05, -, GT, 120900, v510@18-23 v535@21-23 v665@24-, a, 1, 2
DB11, C2, 2016-10, 2023-06, GT, 144900, d510@17-23 d608@16-20, a, 1, 4
DB12, C2, 2023-09, -, GT, 185000, d680, a, 1, 4
DBX, U5, 2020-07, -, FS, 158000, x550+@20-24 x707+@22-, a, 1
`,
};

export const maserati: MakeTable = {
  name: 'MASERATI',
  letters: 'MA',
  wmi: 'ZAM',
  automatic: 'Auto',
  fourWheelDrive: 'Q4',
  rearDriven: true,
  share: 0.15,
  valueRetention: 0.86,
  warranty: [3, 0],
  deliveryPounds: 1200,
  engines: `
d275, 3.0 V6d, D, 2987, 275, =206, A8
p350, 3.0 V6, P, 2979, 350, =254, A8
p430, 3.0 V6 S, P, 2979, 430, =273, A8
m330, 2.0 Hybrid, M, 1995, 330, =192, A8
m300, 2.0 GT, M, 1995, 300, =198, A8
p530, 3.0 V6 Trofeo, P, 2992, 530, =254, A8
e761, 92.5kWh Folgore, E, 83, 761, 280, E1
g300, 105kWh Folgore, E, 96, 550, 311, E1
`,
  trims: `
m: Base +0; GranLusso +6900 @17-24; GranSport +7900 @17-24; Modena +6900 @21-
`,
  models: `
GHIBLI, S4, 2014-01, 2024-03, E, 48830, d275@14-20 p350 p430 m330@20-24, m, 3
LEVANTE, U5, 2016-11, 2024-06, ES, 54335, d275+@16-20 p350+ p430+ m330+@21-24, m, 3
QUATTROPORTE, S4, 2013-06, 2023-12, F, 69235, d275@13-20 p430, m, 1
GRECALE, U5, 2022-10, -, DS, 57065, m300+ m330+ p530+ g300+@24-, m, 3
GRANTURISMO, C2, 2023-06, -, GT, 131985, p530+ e761+, m, 1, 4
`,
};
