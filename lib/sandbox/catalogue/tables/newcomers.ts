import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

// Powers and CO2: VCA car fuel data 2019-2025 (OGL v3); Tesla, MG, BYD, Leapmotor, smart: Open EV Data (CDLA-Permissive-2.0);
// prices: Model 3, S, X, ZS EV, MG5 2020-21 (zap-map) as published, the rest interpolated.
export const tesla: MakeTable = {
  name: 'TESLA',
  letters: 'TE',
  wmi: 'LRW',
  automatic: 'Auto',
  fourWheelDrive: '',
  rearDriven: true,
  share: 2.8,
  valueRetention: 0.98,
  warranty: [4, 50000],
  deliveryPounds: 830,
  engines: `
s70, 70kWh, E, 68, 319, 261, E1
s75, 75kWh Dual Motor, E, 72, 333, 304, E1
s100, 100kWh Dual Motor, E, 95, 525, 379, E1
s103, Dual Motor, E, 95, 670, 394, E1
s1020, Plaid Tri Motor, E, 95, 1020, 373, E1
x75, 75kWh Dual Motor, E, 72, 333, 259, E1
x100, 100kWh Dual Motor, E, 95, 525, 314, E1
m50, Standard Range Plus, E, 50, 283, 254, E1
m60, Rear-Wheel Drive, E, 57.5, 283, 318, E1
m75, Long Range Dual Motor, E, 75, 440, 360, E1
m75p, Performance Dual Motor, E, 75, 510, 340, E1
m78, Long Range Rear-Wheel Drive, E, 75, 320, 436, E1
y60, Rear-Wheel Drive, E, 60, 299, 283, E1
y75, Long Range Dual Motor, E, 75, 514, 331, E1
y75p, Performance Dual Motor, E, 75, 534, 319, E1
y78, Long Range Rear-Wheel Drive, E, 75, 340, 373, E1
`,
  trims: `
t: Base +0
`,
  models: `
MODEL S, H5, 2014-06, 2022-12, F, 54500, s70@15-16 s75+@16-19 s100+@16-21 s1020+@21-22, t, 1
MODEL X, U5, 2016-10, 2022-12, ES, 71900, x75+@16-19 x100+@16-21, t, 0.6, 7
MODEL 3, S4, 2019-06, -, D, 37340, m50@19-21 m60@21- m75+ m75p+ m78@24-, t, 8
MODEL Y, U5, 2022-02, -, DS, 44990, y60@22- y75+ y75p+ y78@24-, t, 11
`,
};

export const mg: MakeTable = {
  name: 'MG',
  letters: 'MG',
  wmi: 'LSJ',
  automatic: 'Auto',
  fourWheelDrive: 'AWD',
  share: 4,
  valueRetention: 0.9,
  warranty: [7, 80000],
  deliveryPounds: 560,
  engines: `
g106, 1.5 VTi-Tech 106, P, 1498, 106, 144, M5
g116, 1.5 Hybrid+ 195, H, 1498, 195, 100, A3
z106, 1.5 VTi-Tech, P, 1498, 106, 142, M5
z111, 1.0T GDi, P, 999, 111, 144, A6
z197, 1.5 Hybrid+ 197, H, 1498, 197, 114, A3
h162, 1.5 T-GDI, P, 1490, 162, 150, M6 A7
h170, 1.5 T-GDI 170, P, 1496, 170, 148, M6 A7
h224, 1.5 Hybrid+ 224, H, 1498, 224, 110, A2
x258, 1.5 T-GDI PHEV 258, X, 1490, 258, =43, A10, 16.6/32
x272, 1.5 PHEV 272, X, 1496, 272, =12, A2, 21.4/75
t160, 1.8T, P, 1796, 160, 168, M5
d150, 1.9 DTi-TECH, D, 1849, 150, 128, M6
gs166, 1.5 TGI, P, 1490, 166, 146, M6 A7
z45, EV 44.5kWh, E, 42.5, 143, 163, E1
z51, EV 51kWh, E, 49, 177, 198, E1
z73, EV Long Range 73kWh, E, 68.3, 156, 273, E1
m53, EV 53kWh, E, 50, 156, 214, E1
m61, EV Long Range 61kWh, E, 57, 156, 250, E1
f51, SE 51kWh, E, 49, 170, 218, E1
f64, 64kWh, E, 61, 203, 281, E1
f77, Extended Range 77kWh, E, 74.4, 245, 323, E1
fxp, XPower 64kWh, E, 61, 435, 239, E1
c340, 77kWh Trophy, E, 74.4, 340, 316, E1
c503, 77kWh GT, E, 74.4, 510, 276, E1
s549, 49kWh, E, 47.1, 170, 211, E1
s562, Long Range 62kWh, E, 62.2, 231, 298, E1
`,
  trims: `
m: 3Time +0 @13-18; 3Form +900 @13-18; 3Style +2000 @13-18; Explore +0 @16-21; Excite +1600 @16-24; Exclusive +3200 @16-22; Trophy +3000 @22-; SE +0 @22-; S +0 @11-16; TS +1900 @11-16
b: Base +0
`,
  models: `
MG3, H5, 2013-09, 2024-03, B, 8399, g106, m, 4
, H5, 2024-05, -, B, 18495, g116 z106@24-, m, 5
MG5 EV, E5, 2020-10, 2025-01, C, 27495, m53@20-22 m61@21-25, m, 2
MG6, H5, 2011-05, 2016-09, D, 15495, t160 d150@13-16, m, 0.4
MG4 EV, H5, 2022-09, -, C, 25995, f51 f64 f77@23- fxp+@23-, m, 7
GS, U5, 2016-06, 2019-06, CS, 14995, gs166, m, 1
ZS, U5, 2017-11, 2024-08, BS, 12495, z106 z111, m, 7
, U5, 2024-09, -, BS, 21995, z106@25- z197, m, 7
ZS EV, U5, 2019-09, 2024-12, BS, 28495, z45@19-21 z51@21-24 z73@21-24, m, 4
S5 EV, U5, 2025-03, -, CS, 28495, s549 s562, m, 2
HS, U5, 2019-10, 2024-07, CS, 17995, h162 x258@20-24, m, 6
, U5, 2024-08, -, CS, 24995, h170 h224@25- x272, m, 8
CYBERSTER, K2, 2024-08, -, SP, 54995, c340 c503+, b, 0.3, 2
`,
};

export const byd: MakeTable = {
  name: 'BYD',
  letters: 'BY',
  wmi: 'LGX',
  automatic: 'Auto',
  fourWheelDrive: 'AWD',
  share: 1.5,
  valueRetention: 0.92,
  warranty: [6, 93750],
  deliveryPounds: 650,
  engines: `
d95, 43.2kWh 88, E, 43.2, 88, 200, E1
su156, 43.2kWh 156, E, 43.2, 156, 200, E1
d95b, 45kWh 95, E, 44.9, 95, 211, E1
d204, 60kWh 204, E, 60.4, 204, 265, E1
a204, 60kWh 204, E, 60.5, 204, 261, E1
s313, 82.5kWh 313, E, 82.5, 313, 354, E1
s530, 82.5kWh 530, E, 82.5, 530, 323, E1
u218, 87kWh 218, E, 87, 218, 310, E1
x218, 1.5 DM-i 218, X, 1498, 218, =26, A1, 18.3/50
x324, 1.5 DM-i AWD 324, X, 1497, 324, =31, A1, 18.3/43
`,
  trims: `
b: Active +0 @23-24; Boost +800 @23-; Comfort +2500; Design +4500
`,
  models: `
DOLPHIN, H5, 2023-06, -, C, 25490, d95b@23- d204, b, 2
DOLPHIN SURF, H5, 2025-06, -, A, 18650, d95 su156, b, 2, 4
ATTO 3, U5, 2023-03, -, CS, 36490, a204, b, 2
SEAL, S4, 2023-11, -, D, 45695, s313 s530+, b, 2
SEAL U DM-I, U5, 2024-08, -, DS, 33205, x218 x324+, b, 5
SEALION 7, U5, 2025-01, -, DS, 44990, s313 s530+, b, 2
`,
};

export const ssangyong: MakeTable = {
  name: 'SSANGYONG',
  letters: 'SS',
  wmi: 'KPT',
  automatic: 'Auto',
  fourWheelDrive: '4WD',
  share: 0.4,
  valueRetention: 0.85,
  warranty: [7, 150000],
  deliveryPounds: 550,
  engines: `
k149, 2.0 149, D, 1998, 149, 148, M6 A6
k178, 2.2 178, D, 2157, 178, 150, M6 A6
k163, 1.5 163, P, 1497, 163, 150, M6 A6
k136, 1.6D 136, D, 1597, 136, 128, M6 A6
t128, 1.6 128, P, 1597, 128, 150, M6 A6
t115, 1.6D 115, D, 1597, 115, 122, M6 A6
r181, 2.2 181, D, 2157, 181, =208, A7
r202, 2.2 202, D, 2157, 202, =219, A8
e190, e-Motion 61.5kWh, E, 58, 190, 211, E1
t163, 1.5 T-GDI 163, P, 1497, 163, 152, M6 A6
`,
  trims: `
s: SE +0 @11-19; S +0 @11-14; EX +2000 @11-19; ES +1200 @14-17; ELX +3900 @11-18; Ventura +2000 @19-23; Ultimate +4900 @18-23; Pioneer +2500 @19-22
`,
  models: `
KORANDO, U5, 2011-09, 2019-06, CS, 14995, k149 k149+ k178+@15-19, s, 2
, U5, 2019-09, 2023-05, CS, 19995, k163 k136@19-21 e190@22-23, s, 2
TIVOLI, U5, 2015-06, 2023-05, BS, 12950, t128@15-19 t115@15-20 t163@20-23, s, 4
REXTON, U5, 2013-06, 2017-09, ES, 21995, k178+, s, 1, 7
, U5, 2017-10, 2023-05, ES, 27500, r181+@17-20 r202+@21-23, s, 2, 7
TURISMO, M5, 2013-06, 2019-12, ML, 17995, k149 k178@15-19, s, 1, 7
`,
};

export const kgm: MakeTable = {
  name: 'KGM',
  letters: 'KG',
  wmi: 'KPT',
  automatic: 'Auto',
  fourWheelDrive: '4WD',
  share: 0.25,
  valueRetention: 0.85,
  warranty: [7, 90000],
  deliveryPounds: 580,
  engines: ssangyong.engines + 't207, EVX 73.4kWh 207, E, 73.4, 207, 287, E1\n',
  trims: `
k: EX +0 @23-25; ELX +1700 @23-; K30 +0; K40 +2600; Ultimate +4500 @23-; Ultimate Plus +6500 @23-
`,
  models: `
KORANDO, U5, 2023-06, -, CS, 25590, t163 e190@23-24, k, 1
TIVOLI, U5, 2023-06, -, BS, 21590, t163, k, 2
REXTON, U5, 2023-06, -, ES, 40995, r202+, k, 1, 7
TORRES, U5, 2023-10, -, CS, 34995, t163 t207, k, 2
ACTYON, U5, 2025-04, -, CS, 36995, t163, k, 1
`,
};

export const chevrolet: MakeTable = {
  name: 'CHEVROLET',
  letters: 'CH',
  wmi: 'KL1',
  automatic: 'Auto',
  fourWheelDrive: 'AWD',
  share: 0.8,
  valueRetention: 0.78,
  warranty: [5, 100000],
  deliveryPounds: 500,
  engines: `
s68, 1.0, P, 995, 68, 126, M5
s81, 1.2, P, 1206, 81, 128, M5
a86, 1.2 LS 86, P, 1229, 86, 134, M5
a95d, 1.3 VCDi 95, D, 1248, 95, 120, M5
c124, 1.6, P, 1598, 124, 158, M5
c130d, 1.7 VCDi, D, 1686, 130, 138, M6
o163d, 2.0 VCDi, D, 1998, 163, 150, M6 A6
c184d, 2.2 VCDi, D, 2231, 184, 156, M6 A6
t140, 1.4T, P, 1364, 140, 146, M6
v151, 1.4 Range Extender, X, 1398, 151, =27, A1, 16/52
v432, 6.2 V8, P, 6162, 432, =329, M6 A6
`,
  trims: `
c: LS +0; LS+ +700 @10-15; LT +1700; LTZ +3300
`,
  models: `
SPARK, H5, 2010-03, 2015-06, A, 6945, s68 s81, c, 2
AVEO, H5, 2011-09, 2015-06, B, 9995, a86 a95d, c, 1
CRUZE, H5, 2011-06, 2015-06, C, 13500, c124 c130d o163d t140@13-15, c, 2
ORLANDO, M5, 2011-03, 2015-06, MC, 16995, o163d t140@13-15, c, 1, 7
TRAX, U5, 2013-07, 2015-06, CS, 15495, c124 t140 c130d, c, 1
CAPTIVA, U5, 2011-05, 2015-06, DS, 21995, c184d c184d+, c, 1, 7
VOLT, H5, 2012-03, 2014-12, C, 33545, v151, c, 0.1, 4
CAMARO, C2, 2012-06, 2015-06, SP, 35025, v432, c, 0.1, 4
`,
};

export const gwm: MakeTable = {
  name: 'GWM',
  letters: 'GW',
  wmi: 'LGW',
  automatic: 'Auto',
  fourWheelDrive: '',
  share: 0.25,
  valueRetention: 0.82,
  warranty: [5, 0],
  deliveryPounds: 650,
  engines: `
o171, 48kWh 171, E, 45.4, 171, 193, E1
o171b, 63kWh 171, E, 59.3, 171, 261, E1
j190, 1.5 HEV 190, H, 1497, 190, 122, A2
`,
  trims: `
o: Pure +0; Pure+ +2000; Pro +3000; Pro+ +4500; GT +6500; Premium +2000 @25-; Ultra +4000 @25-
`,
  models: `
ORA 03, H5, 2022-12, -, C, 31995, o171 o171b, o, 2
HAVAL JOLION PRO, U5, 2025-03, -, CS, 23995, j190, o, 1
`,
};

export const chery: MakeTable = {
  name: 'OMODA',
  letters: 'OM',
  wmi: 'LVV',
  automatic: 'Auto',
  fourWheelDrive: '',
  share: 1.2,
  valueRetention: 0.9,
  warranty: [7, 100000],
  deliveryPounds: 620,
  engines: `
o186, 1.6 TGDI 185, P, 1598, 185, 150, A7
oe204, E5 61kWh 204, E, 61, 204, 257, E1
o9, 1.5 SHS 449, X, 1499, 449, =38, A3, 34.5/93
`,
  trims: `
o: Comfort +0; Knight +0 @25-; Noble +2000
`,
  models: `
5, U5, 2024-08, -, CS, 25235, o186 oe204, o, 3
9, U5, 2025-03, -, ES, 44990, o9+, o, 1
`,
};

export const jaecoo: MakeTable = {
  ...chery,
  name: 'JAECOO',
  letters: 'JC',
  share: 1.6,
  engines: `
j147, 1.6 T-GDI 147, P, 1598, 147, 148, A7
j147x, 1.6 T-GDI AWD 147, P, 1598, 147, 154, A7
jx205, 1.5 SHS 205, X, 1499, 205, =23, A1, 18.3/56
je207, E5 61kWh 211, E, 58.9, 211, 248, E1
`,
  trims: `
j: Deluxe +0; Luxury +3000; Pure +0 @25-
`,
  models: `
5, U5, 2025-10, -, CS, 24505, j147 je207, j, 2
7, U5, 2025-01, -, CS, 30115, j147 j147x+ jx205, j, 7
`,
};

export const leapmotor: MakeTable = {
  name: 'LEAPMOTOR',
  letters: 'LM',
  wmi: 'LFZ',
  automatic: 'Auto',
  fourWheelDrive: '',
  share: 0.3,
  valueRetention: 0.85,
  warranty: [4, 60000],
  deliveryPounds: 620,
  engines: `
t95, 37.3kWh 95, E, 36, 95, 165, E1
c218, 69.9kWh 218, E, 67, 218, 263, E1
cx, REEV 215, X, 1499, 215, =10, A1, 28.4/90
b218, 67kWh 218, E, 65, 218, 270, E1
`,
  trims: `
l: Style +0 @25-; Design +1500
`,
  models: `
T03, H5, 2025-01, -, A, 15995, t95, l, 2, 4
C10, U5, 2025-01, -, DS, 36500, c218 cx@25-, l, 2
B10, U5, 2025-10, -, CS, 29995, b218, l, 2
`,
};

export const ineos: MakeTable = {
  name: 'INEOS',
  letters: 'IO',
  wmi: 'VX9',
  automatic: 'Auto',
  fourWheelDrive: '',
  share: 0.08,
  valueRetention: 1.05,
  warranty: [5, 0],
  deliveryPounds: 900,
  engines: `
b249, 3.0 D, D, 2993, 249, =276, A8
b286, 3.0 P, P, 2998, 286, =325, A8
`,
  trims: `
i: Base +0; Trialmaster +6500; Fieldmaster +7500
`,
  models: `
GRENADIER, U5, 2023-02, -, ES, 58000, b249+ b286+, i, 1
`,
};
