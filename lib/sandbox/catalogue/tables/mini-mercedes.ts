import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

// Powers and CO2: VCA car fuel data 2019-2025 (OGL v3); Cooper SE, Countryman E: Open EV Data; Mini Electric and EQC prices:
// zap-map 2020. Other entry prices interpolated.
export const mini: MakeTable = {
  name: 'MINI',
  letters: 'MN',
  wmi: 'WMW',
  automatic: 'Auto',
  fourWheelDrive: 'ALL4',
  share: 2.8,
  valueRetention: 1.08,
  warranty: [3, 0],
  deliveryPounds: 500,
  engines: `
f98, 1.6 First, P, 1598, 75, 142, M6
o98, 1.6 One, P, 1598, 98, 142, M6
c122, 1.6 Cooper, P, 1598, 122, 142, M6 A6
s184, 1.6 Cooper S, P, 1598, 184, 152, M6 A6
d112, 1.6 Cooper D, D, 1598, 112, 122, M6
o102, 1.5 One, P, 1499, 102, 124, M6 A7
o75, 1.2 One, P, 1198, 102, 122, M6
c136, 1.5 Cooper, P, 1499, 136, 124, M6 A7
c156, 1.5 C, P, 1499, 156, 128, A7
s192, 2.0 Cooper S, P, 1998, 192, 140, M6 A7
s178, 2.0 Cooper S 178, P, 1998, 178, 136, M6 A7
s204, 2.0 S, P, 1998, 204, 140, A7
s218, 2.0 S ALL4, P, 1998, 218, 140, A7
j231, 2.0 John Cooper Works, P, 1998, 231, 158, M6 A8
j306, 2.0 John Cooper Works 306, P, 1998, 306, 160, A8
d116, 1.5 Cooper D, D, 1496, 116, 110, M6 A7
d150, 2.0 Cooper D 150, D, 1995, 150, 122, M6 A8
sd170, 2.0 Cooper SD, D, 1995, 170, 124, M6 A8
x220, 1.5 Cooper S E, X, 1499, 220, =44, A6, 8.5/29
e184, Electric 33kWh, E, 28.9, 184, 144, E1
e184b, E 41kWh, E, 36.6, 184, 190, E1
e218, SE 54kWh, E, 49.2, 218, 250, E1
e204, E 66kWh, E, 64.7, 204, 287, E1
e313, SE ALL4 66kWh, E, 64.7, 313, 268, E1
`,
  trims: `
m: Base +0; Pepper Pack +1200 @11-19; Classic +1100 @18-; Sport +2700 @18-; Exclusive +3100 @18-
n: Classic +0; Exclusive +2000; Sport +2700
e: Level 1 +0 @20-22; Level 2 +2000 @20-24; Level 3 +6000 @20-24
`,
  models: `
HATCHBACK, H3, 2010-09, 2014-03, B, 11870, f98 o98 c122 s184 d112, m, 6, 4
, H3, 2014-03, 2024-02, B, 13750, o75@14-18 o102@18-24 c136 s192@14-21 s178@21-24 d116@14-18 sd170@14-18 j231:JCW+9500, m, 9, 4
, H3, 2024-03, -, B, 23135, c156 s204 j231:JCW+9000, n, 5, 4
, H5, 2014-10, 2024-02, B, 14350, o75@14-18 o102@18-24 c136@14-24 s192@14-21 s178@21-24 d116@14-18, m, 6
, H5, 2024-03, -, B, 23735, c156 s204, n, 4
ELECTRIC, H3, 2020-03, 2024-02, B, 27900, e184, e, 3, 4
COOPER ELECTRIC, H3, 2024-05, -, B, 30000, e184b e218, n, 3, 4
ACEMAN, U5, 2024-10, -, BS, 31800, e184b e218, n, 2
CONVERTIBLE, K2, 2016-03, -, B, 18475, c136@16-24 s192@16-21 s178@21-24 s204@25- c156@25- j231:JCW+9000, m, 2, 4
CLUBMAN, E5, 2010-09, 2014-06, B, 14500, o98 c122 s184 d112, m, 1
, E5, 2015-10, 2024-02, C, 19995, o102@16-24 c136 s192@15-21 s178@21-24 d116@15-20 d150@15-20 sd170@16-20 j306+@19-23:JCW+12500, m, 3
COUNTRYMAN, U5, 2010-09, 2017-01, BS, 16700, o98 c122 s184 d112, m, 3
, U5, 2017-02, 2024-01, CS, 22465, c136 s192@17-21 s178@21-24 d150@17-20 sd170@17-20 x220+ j306+@19-24:JCW+13000, m, 5
, U5, 2024-02, -, CS, 29325, c156 s218+ e204 e313+, n, 4
PACEMAN, C3, 2013-03, 2016-12, BS, 18970, c122 s184 d112, m, 1, 4
`,
};

export const mercedes: MakeTable = {
  name: 'MERCEDES-BENZ',
  letters: 'MB',
  wmi: 'WDD',
  automatic: 'Auto',
  fourWheelDrive: '4Matic',
  rearDriven: true,
  share: 6,
  valueRetention: 1.0,
  warranty: [3, 0],
  deliveryPounds: 660,
  engines: `
a160, A160, P, 1595, 102, 138, M6
a180, A180, P, 1595, 122, 138, M6 A7
a180b, A180 136, P, 1332, 136, 130, M6 A7
a200, A200, P, 1332, 163, 131, A7
a250, A250, P, 1991, 211, 150, A7
a250e, A250e, X, 1332, 218, =24, A8, 10.6/43
a35, A35, P, 1991, 306, =173, A7
a45, A45, P, 1991, 360, =178, A7
a45s, A45 S, P, 1991, 421, =192, A8
a180d, A180 CDI, D, 1461, 109, 116, M6 A7
a180e, A180d, D, 1461, 116, 116, A7
a200d, A200d, D, 1950, 150, 124, A8
a220d, A220 CDI, D, 2143, 170, 132, A7
a220e, A220d, D, 1950, 190, 126, A8
c180, 180, P, 1595, 156, 146, M6 A7
c200, 200, P, 1991, 184, 142, A7
c200m, 200 204, M, 1496, 204, 136, A9
c300, 300, P, 1991, 245, 158, A9
c300m, 300 258, M, 1999, 258, 146, A9
c200d, 200d, D, 1598, 136, 126, M6 A7
c220, 220 CDI, D, 2143, 170, 136, M6 A7
c220b, 220d 170, D, 2143, 170, 124, A9
c220d, 220d, D, 1950, 194, 124, A9
c220m, 220d 200, N, 1993, 200, 118, A9
c250d, 250 CDI, D, 2143, 204, 134, A7
c300d, 300d, N, 1993, 265, 134, A9
c350e, 350e, X, 1991, 279, =52, A7, 6.2/19
c300e, 300e, X, 1999, 313, =14, A9, 25.4/68
c300de, 300de, Y, 1950, 306, =38, A9, 13.5/34
c43, 43 4Matic, P, 2996, 390, =214, A9
c63, 63, P, 3982, 476, =234, A7
e200, E200, P, 1991, 184, 146, A9
e220, E220 CDI, D, 2143, 170, 136, A7
e220d, E220d, D, 1950, 194, 122, A9
e220m, E220d 197, N, 1993, 197, 118, A9
e350d, E350d, D, 2987, 258, 150, A9
e300e, E300e, X, 1991, 320, =42, A9, 13.5/31
e300en, E300e 313, X, 1999, 313, =13, A9, 25.4/70
e300de, E300de, Y, 1950, 306, =39, A9, 13.5/31
s350d, S350d, D, 2925, 286, =182, A9
s500, S500 4Matic, M, 2999, 435, =196, A9
s580e, S580e, X, 2999, 510, =20, A9, 28.6/62
g200, 200, P, 1332, 163, 133, A7
g250, 250 4Matic, P, 1991, 224, 150, A8
glc220d, 220d 4Matic, D, 1950, 194, 126, A9
glc220m, 220d 4Matic 197, N, 1993, 197, 124, A9
glc250d, 250d 4Matic, D, 2143, 204, 132, A9
glc300, 300 4Matic, M, 1991, 258, 152, A9
glc300e, 300e 4Matic, X, 1999, 313, =15, A9, 31.2/77
glc300de, 300de 4Matic, Y, 1950, 306, =48, A9, 13.5/27
gle300d, 300d 4Matic, D, 1950, 245, =188, A9
gle350d, 350d 4Matic, D, 2925, 272, =206, A9
gle350de, 350de 4Matic, Y, 1950, 320, =20, A9, 31.2/64
ml250, ML250 CDI, D, 2143, 204, =188, A7
ml350, ML350 CDI, D, 2987, 258, =201, A7
gls400d, 400d 4Matic, D, 2925, 330, =221, A9
slk200, 200, P, 1991, 184, =162, M6 A9
sl43, SL43, M, 1991, 381, =201, A9
sl400, SL400, P, 2996, 333, =195, A9
amg53, 53 4Matic, M, 2999, 435, =209, A9
gt476, GT, P, 3982, 476, =261, A7
gt585, GT 63, P, 3982, 585, =319, A9
g400d, G400d, D, 2925, 330, =256, A9
g63, G63, P, 3982, 585, =347, A9
v220d, 220d, D, 1950, 163, =191, A9
v300d, 300d, D, 1950, 237, =199, A9
qa250, 250 67kWh, E, 66.5, 190, 262, E1
qa250p, 250+ 71kWh, E, 70.5, 190, 347, E1
qa300, 300 4Matic 67kWh, E, 66.5, 228, 257, E1
qa350, 350 4Matic 67kWh, E, 66.5, 292, 257, E1
qc400, 400 4Matic 80kWh, E, 80, 408, 255, E1
qe300, 300 89kWh, E, 89, 245, 370, E1
qe350, 350+ 91kWh, E, 90.6, 292, 388, E1
qes, 350 4Matic 91kWh, E, 90.6, 292, 330, E1
qs450, 450+ 108kWh, E, 107.8, 333, 453, E1
qs580, 580 4Matic 108kWh, E, 107.8, 523, 405, E1
cla250, 250+ 85kWh, E, 85, 272, 484, E1
cla350, 350 4Matic 85kWh, E, 85, 354, 478, E1
qv, 300 90kWh, E, 90, 204, 213, E1
`,
  trims: `
a: SE +0 @12-20; Sport +1000 @12-21; AMG Line +2700; AMG Line Premium +4700 @18-; AMG Line Premium Plus +6200 @18- >150; AMG Line Executive +3600 @19-; AMG Night Edition +5300 @16-18
c: Executive SE +0 @11-14; SE +0 @11-20; Sport +1900 @11-21; AMG Line +3400; AMG Line Edition +4500 @18-21; AMG Line Premium +6500 @18-; AMG Line Premium Plus +8900 @18- >180; AMG Night Edition +5000 @16-
e: SE +0 @09-19; AMG Line +2800; AMG Line Edition +3900 @18-21; AMG Line Premium +6700 @16-; AMG Line Premium Plus +9500 @18-; AMG Night Edition +5900 @16-
s: SE +0 @13-18; AMG Line +4000; AMG Line Premium +10900 @17-; AMG Line Premium Executive +17900 @18-
g: SE +0 @14-19; Sport +1700 @14-21; AMG Line +3300; AMG Line Premium +6300 @18-; AMG Line Premium Plus +8900 @18-
q: Sport +0; AMG Line +1500; AMG Line Premium +4500; AMG Line Premium Plus +7500
v: Sport +0; AMG Line +3000; Exclusive +7900 @19-
p: Premium +0; Premium Plus +7000
`,
  models: `
A CLASS, H5, 2012-11, 2018-04, C, 18945, a160@15-18 a180 a250 a180d a200d a220d a45+:AMG+18500, a, 7
, H5, 2018-05, -, C, 22850, a180b a200 a250e@20- a180e a200d a220e a35+@18-:AMG+12500 a45s+@19-:AMG+26500, a, 11
A CLASS SALOON, S4, 2019-03, -, C, 25800, a180b a200 a250e@20-24 a180e a200d@20-24 a35+:AMG+12000, a, 3
B CLASS, M5, 2012-03, 2018-12, MB, 21400, a180 a180d a200d a220d, a, 2
, M5, 2019-02, -, MB, 26975, a180b a200 a180e@19-21 a200d@20- a250e@20-24, a, 2
C CLASS, S4, 2011-04, 2014-05, D, 25500, c180 c220 c250d, c, 4
, S4, 2014-06, 2021-06, D, 26855, c180@15-18 c200@14-18 c200m@18-21 c300@18-21 c200d@14-18 c220b@14-18 c220d@18-21 c300de@19-21 c350e@15-18 c43+@16-21:AMG+19000 c63@15-21:AMG+37000, c, 8
, S4, 2021-07, -, D, 38785, c200m c300m c220m c300d c300e c43+@22-:AMG+23000, c, 5
C CLASS ESTATE, E5, 2014-09, 2021-06, D, 28055, c200@14-18 c200m@18-21 c200d@14-18 c220b@14-18 c220d@18-21 c300de@19-21 c43+@16-21:AMG+19000, c, 4
, E5, 2021-07, -, D, 40600, c200m c220m c300d c300e, c, 2
C CLASS COUPE, C2, 2011-06, 2015-11, D, 30200, c180 c220 c250d, c, 2, 4
, C2, 2015-12, 2023-06, D, 30995, c200@15-18 c200m@18-23 c300 c220b@15-18 c220d@18-23 c63:AMG+33000, c, 3, 4
CLE, C2, 2023-11, -, D, 46620, c200m c300m c220m amg53+:AMG+27000, p, 2, 4
CLA, S4, 2013-07, 2019-04, C, 24355, a180 a250 a200d a220d a45+:AMG+18000, a, 3
, S4, 2019-05, 2025-07, C, 30550, a180b a200 a250e@20-25 a220e a35+:AMG+10500 a45s+:AMG+24000, a, 4
, S4, 2025-08, -, C, 45615, cla250 cla350+, p, 3
CLA SHOOTING BRAKE, E5, 2015-03, 2025-07, C, 25500, a180@15-19 a180b@19-25 a200@19-25 a200d@15-19 a220e@19-25, a, 2
CLS, C4, 2011-04, 2018-02, E, 46500, c250d e350d, s, 1
E CLASS, S4, 2009-05, 2016-03, E, 30500, e220 e350d, e, 4
, S4, 2016-04, 2023-10, E, 35935, e200 e220d e350d@16-18 e300e@18-23 e300de@18-23 amg53+@18-23:AMG+26000, e, 5
, S4, 2023-11, -, E, 55800, e200 e220m e300en, e, 2
E CLASS ESTATE, E5, 2009-11, 2016-08, E, 32200, e220 e350d, e, 2
, E5, 2016-09, 2023-10, E, 37935, e200 e220d e350d@16-18 e300de@19-23, e, 2
E CLASS COUPE, C2, 2017-03, 2023-09, E, 40135, e200 e220d e350d@17-18, e, 1, 4
S CLASS, S4, 2013-10, 2020-12, F, 62650, s350d s500+@17-20, s, 1
, S4, 2021-01, -, F, 78705, s350d s500+ s580e, s, 1
GLA, U5, 2014-03, 2020-03, CS, 25850, a180@17-20 a250+ a200d a220d+ a45+:AMG+18500, g, 5
, U5, 2020-04, -, CS, 32640, g200 g250+@20-23 a200d a220e+ a250e@20-:Sport+6000 a35+:AMG+10500 a45s+:AMG+24500, g, 5
GLB, U5, 2019-12, 2025-09, CS, 34200, g200 a200d a220e+ a35+:AMG+14000, g, 2, 7
GLC, U5, 2015-09, 2022-08, DS, 34950, glc220d+ glc250d+@15-19 glc300+@19-22 glc300de+@19-22 c43+@16-22:AMG+14500, g, 7
, U5, 2022-09, -, DS, 50815, glc220m+ glc300+ glc300e+, g, 4
GLC COUPE, C5, 2016-11, -, DS, 42000, glc220d+@16-23 glc250d+@16-19 glc220m+@23- glc300+, g, 2
ML CLASS, U5, 2011-11, 2015-08, ES, 45600, ml250+ ml350+, s, 2
GLE, U5, 2015-09, 2018-12, ES, 49130, glc250d+ gle350d+, g, 2
, U5, 2019-01, -, ES, 55685, gle300d+ gle350d+@19-23 gle350de+@20- amg53+:AMG+20000, g, 3, 7
GLS, U5, 2019-11, -, FS, 72975, gls400d+, s, 1, 7
G CLASS, U5, 2018-06, -, ES, 99000, g400d+@19- g63+:AMG+50000, g, 1
SLK, K2, 2011-08, 2020-03, SP, 30690, slk200 c300 c250d, c, 1, 2
SL, K2, 2012-06, 2021-03, SP, 72500, sl400, s, 0.5, 2
, K2, 2022-04, -, SP, 107950, sl43 gt585+, p, 0.4, 4
AMG GT, C2, 2015-04, 2022-12, GT, 97200, gt476, p, 0.4, 2
, C2, 2024-03, -, GT, 164765, gt585+, p, 0.3, 4
V CLASS, M5, 2015-04, -, ML, 41680, v220d v300d@19-, v, 2, 8
EQA, U5, 2021-04, -, CS, 40495, qa250@21-24 qa250p@23- qa300+ qa350+, q, 4
EQB, U5, 2022-01, -, CS, 52145, qa250p@23- qa300+ qa350+, q, 2, 7
EQC, U5, 2019-09, 2023-08, DS, 65720, qc400+, q, 2
EQE, S4, 2022-06, -, E, 76535, qe300@23- qe350, q, 2
EQE SUV, U5, 2023-05, -, ES, 90560, qes+, q, 1
EQS, S4, 2021-10, -, F, 99995, qs450 qs580+, p, 1
EQV, M5, 2020-11, -, ML, 70665, qv, v, 0.4, 7
`,
};

export const smart: MakeTable = {
  name: 'SMART',
  letters: 'SM',
  wmi: 'WME',
  automatic: 'Auto',
  fourWheelDrive: '',
  rearDriven: true,
  share: 0.7,
  valueRetention: 0.95,
  warranty: [3, 0],
  deliveryPounds: 450,
  engines: `
s71, 1.0, P, 999, 71, 116, M5 A6
s90, 0.9 Turbo, P, 898, 90, 120, M5 A6
s84, 0.8 cdi, D, 799, 54, 105, A5
e82, EQ 17kWh, E, 16.7, 82, 84, E1
n272, 66kWh, E, 62, 272, 273, E1
n428, Brabus 66kWh, E, 62, 428, 248, E1
n272b, 49kWh, E, 47, 272, 193, E1
`,
  trims: `
s: Pure +0 @07-16; Passion +1000; Prime +1900 @14-; Proxy +2500 @15-17
n: Pro +0; Pro+ +3000; Premium +5500
`,
  models: `
FORTWO, C2, 2007-12, 2014-11, A, 7500, s71 s84, s, 2, 2
, C2, 2014-12, 2023-12, A, 11125, s71@14-19 s90@14-19 e82@17-23, s, 2, 2
, K2, 2016-02, 2023-12, A, 13265, s71@16-19 s90@16-19 e82@17-23, s, 1, 2
FORFOUR, H5, 2014-12, 2021-12, A, 11620, s71@14-19 s90@14-19 e82@17-21, s, 2, 4
#1, U5, 2022-12, -, BS, 35950, n272b@24- n272 n428+:Brabus+7500, n, 2
#3, U5, 2024-01, -, CS, 32950, n272b n272 n428+:Brabus+9500, n, 1
`,
};
