import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

// Powers and CO2: VCA car fuel data 2019-2025 (OGL v3); Leaf, Ariya, Micra: Open EV Data; prices: Zoe, Leaf e+ 2020-21
// (zap-map), Sandero 2024 (What Car?) as published, the rest interpolated.
const engines = `
s70, 1.0 SCe 70, P, 999, 70, 116, M5
s65, 1.0 SCe 65, P, 999, 65, 122, M5
s75, 1.2 75, P, 1149, 75, 136, M5
s75b, 1.0 SCe 75, P, 998, 75, 124, M5
t90, 0.9 TCe 90, P, 898, 90, 119, M5
t90b, 1.0 TCe 90, P, 999, 90, 118, M6 V1
t100, 1.0 TCe 100, P, 999, 100, 118, M5
t110, 1.0 TCe 110, P, 999, 110, 120, M6
bi100, 1.0 TCe 100 Bi-Fuel, L, 999, 100, 115, M6
t115, 1.2 TCe 115, P, 1197, 115, 136, M5
t120, 1.2 TCe 120, P, 1197, 120, 134, M6 A6
t125, 1.2 TCe 125, P, 1198, 125, 138, M6
t130, 1.2 TCe 130, P, 1197, 130, 132, M6 A7
t130b, 1.3 TCe 130, P, 1333, 130, 124, M6 A7
t140, 1.3 TCe 140, P, 1333, 140, 125, M6 A7
m140, 1.3 TCe mild hybrid 140, M, 1332, 140, 122, M6 A7
m160, 1.3 TCe mild hybrid 160, M, 1332, 160, 126, A7
m130, 1.2 TCe mild hybrid 130, M, 1199, 130, 118, M6
t150, 1.3 TCe 150, P, 1333, 150, 127, A7
t200, 1.6 TCe 200, P, 1618, 200, 155, A7
t220, 1.6 RS 220, P, 1618, 220, 156, A6
t280, 1.8 RS 280, P, 1798, 280, 176, M6 A6
t250, 2.0T RS 250, P, 1998, 250, 188, M6
v110, 1.6 VVT 110, P, 1598, 110, 156, M6
d75, 1.5 dCi 75, D, 1461, 75, 114, M5
d90, 1.5 dCi 90, D, 1461, 90, 106, M5 A6
d110, 1.5 dCi 110, D, 1461, 110, 112, M6 A6
d115, 1.5 Blue dCi 115, D, 1461, 115, 114, M6 A7
d130, 1.6 dCi 130, D, 1598, 130, 122, M6
d150, 1.7 Blue dCi 150, D, 1749, 150, 128, M6 A7
d160, 1.6 dCi 160, D, 1598, 160, 130, A6
d175, 2.0 dCi 175, D, 1995, 175, 146, M6 V1
h140, 1.6 E-Tech hybrid 140, H, 1598, 140, 104, A6
h145, 1.6 E-Tech hybrid 145, H, 1598, 145, 102, A6
h155, 1.8 Hybrid 155, H, 1789, 155, 100, A6
h200, 1.2 E-Tech full hybrid 200, H, 1199, 200, 104, A6
x160, 1.6 E-Tech PHEV 160, X, 1598, 160, =30, A6, 9.8/31
x300, 1.2 E-Tech PHEV 300, X, 1199, 300, =12, A6, 22/65
zo22, 22kWh, E, 22, 88, 106, E1
zo41, R110 41kWh, E, 41, 108, 186, E1
zo52, R110 52kWh, E, 52, 108, 245, E1
zo135, R135 52kWh, E, 52, 135, 239, E1
me130, EV40 130, E, 40, 130, 186, E1
me220, EV60 220, E, 60, 220, 280, E1
sc87, 87kWh Long Range 220, E, 87, 220, 379, E1
sc60, 60kWh 170, E, 60, 170, 260, E1
r5a, 40kWh 120, E, 40, 120, 190, E1
r5b, 52kWh 150, E, 52, 150, 248, E1
sp45, Electric 45, E, 26.8, 45, 140, E1
sp65, Electric 65, E, 26.8, 65, 137, E1
al180, 52kWh 180, E, 52, 177, 236, E1
al220, 52kWh 220, E, 52, 218, 226, E1
al252, 1.8 Turbo 252, P, 1798, 252, =153, A7
al300, 1.8 Turbo S 300, P, 1798, 300, =153, A7
n80, 1.2 80, P, 1198, 80, 128, M5
n71, 1.0 71, P, 998, 71, 118, M5
n98, 1.2 DiG-S 98, P, 1198, 98, 116, M5 V1
n100, 1.0 IG-T 100, P, 999, 100, 121, M5 V1
n117, 1.0 DIG-T 117, P, 999, 117, 122, M6
n114, 1.0 DiG-T 114, P, 999, 114, 120, M6 A7
n94, 1.6 94, P, 1598, 94, 152, M5
n117a, 1.6 117, P, 1598, 117, 158, M5 V1
n115, 1.2 DiG-T 115, P, 1197, 115, 138, M6 V1
n140, 1.3 DiG-T 140, P, 1332, 140, 128, M6
n158, 1.3 DiG-T 160, P, 1332, 160, 130, M6 A7
nm140, 1.3 DiG-T MH 140, M, 1332, 140, 126, M6
nm158, 1.3 DiG-T MH 158, M, 1332, 158, 127, M6 V1
n163, 1.6 DiG-T 163, P, 1618, 163, 148, M6
n190, 1.6 DiG-T 190, P, 1618, 190, 168, M6 V1
n218, 1.6 DiG-T Nismo RS 218, P, 1618, 218, 172, M6
ne190, 1.5 E-Power 190, H, 1497, 190, 106, A1
ne204, 1.5 E-Power 204, H, 1497, 204, 120, A1
ne213, 1.5 E-Power e-4orce 213, H, 1497, 213, 126, A1
nh143, 1.6 Hybrid 143, H, 1598, 143, 104, A4
nv163, 1.5 VC-T MH 163, M, 1497, 163, 138, V1
nd90, 1.5 dCi 90, D, 1461, 90, 108, M5
nd110, 1.5 dCi 110, D, 1461, 110, 116, M6
nd115, 1.5 dCi 115, D, 1461, 115, 118, M6 A7
nd130, 1.6 dCi 130, D, 1598, 130, 126, M6 V1
nd150, 2.0 dCi 150, D, 1995, 150, 152, M6 A6
nd177, 2.0 dCi 177, D, 1995, 177, 142, M6 V1
le24, 24kWh, E, 22, 109, 99, E1
le30, 30kWh, E, 28, 109, 124, E1
le40, 40kWh 150, E, 39, 150, 168, E1
le62, e+ 62kWh 217, E, 59, 217, 239, E1
ar63, 63kWh 217, E, 63, 217, 250, E1
ar87, 87kWh 242, E, 87, 242, 329, E1
ar306, 87kWh e-4orce 306, E, 87, 306, 285, E1
mi40, 40kWh 122, E, 40, 122, 192, E1
mi52, 52kWh 150, E, 52, 150, 253, E1
z328, 3.7 V6, P, 3696, 328, =248, M6 A7
gtr, 3.8 V6, P, 3799, 570, =316, A6
`;

export const renault: MakeTable = {
  name: 'RENAULT',
  letters: 'RE',
  wmi: 'VF1',
  automatic: 'EDC',
  fourWheelDrive: '4WD',
  share: 4,
  valueRetention: 0.9,
  warranty: [3, 60000],
  deliveryPounds: 570,
  engines,
  trims: `
b: Expression +0 @09-18; Expression+ +700 @11-18; Play +700 @14-21; Dynamique +1500 @11-14; Dynamique MediaNav +1500 @12-16; Dynamique Nav +2000 @15-19; Dynamique S MediaNav +2600 @12-16; Dynamique S Nav +3000 @15-19; Iconic +1700 @17-21; S Edition +2600 @19-22; GT Line +3000 @17-20; RS Line +3600 @19-23; Techno +2700 @22-; Evolution +900 @22-; Esprit Alpine +4200 @23-
c: Expression+ +0 @09-18; Play +0 @17-20; Dynamique +1300 @09-13; Dynamique TomTom +1600 @10-15; Dynamique Nav +1700 @14-19; Dynamique S Nav +2900 @14-19; Iconic +1500 @18-22; Signature Nav +4200 @15-19; GT Line Nav +3100 @13-20; GT Line +3200 @18-21; S Edition +2600 @19-22; RS Line +4200 @20-23; Evolution +900 @22-; Equilibre +900 @22-24; Techno +2600 @22-; Esprit Alpine +4300 @22-; Iconic Esprit Alpine +6000 @23-
z: Expression Nav +0 @13-18; Dynamique Nav +1500 @13-19; Signature Nav +3200 @15-19; Play +0 @19-21; Iconic +1700 @19-24; GT Line +3500 @19-24; Techno +2400 @22-24; Evolution +0 @24-; Techno+ +2600 @24-; Iconic Five +4500 @24-
`,
  models: `
TWINGO, H3, 2008-01, 2013-12, A, 7995, s75, b, 1, 4
, H5, 2014-09, 2019-06, A, 9495, s70 t90, b, 3, 4
CLIO, H5, 2009-05, 2013-02, B, 10750, s75 t100 d90 v110, b, 4
, H5, 2013-02, 2019-10, B, 10595, s75 t90 t120 d75@16-19 d90 d110@16-19 t220@16-19:RS+8500, b, 10
, H5, 2019-11, -, B, 14295, s65@20-22 t100@19-21 t90b@21- t130b@19-21 h140@20-22 h145@22- d90@19-21, b, 9
, E5, 2013-04, 2016-12, B, 12095, t90 t120 d90, b, 1
MEGANE, H5, 2008-11, 2016-06, C, 15000, v110 t115@12-16 t130@12-16 d90@09-14 d110 d130, c, 4
, H5, 2016-07, 2022-06, C, 16600, t100@16-18 t130@16-18 t140@18-22 d110@16-18 d115@18-22 d130@16-18 x160@21-22 t280@18-21:RS+12500 t200@16-18:GT+9000, c, 4
, E5, 2016-08, 2022-06, C, 17800, t130@16-18 t140@18-22 d110@16-18 d115@18-22 x160@20-22, c, 2
MEGANE E-TECH, H5, 2022-08, -, C, 35995, me130@22-23 me220, c, 3
SCENIC, M5, 2009-06, 2016-09, MC, 17000, v110 t115@12-16 t130@12-16 d110 d130, c, 4
, M5, 2016-11, 2020-06, MC, 21445, t130@16-18 t140@18-20 d110 d130 d160, c, 3
SCENIC E-TECH, U5, 2024-05, -, CS, 37495, sc60@24- sc87, c, 4
GRAND SCENIC, M5, 2009-06, 2019-10, MC, 19300, t115@12-16 t130@12-18 t140@18-19 d110 d130 d160@16-19, c, 3, 7
LAGUNA, H5, 2008-01, 2012-06, D, 17000, d110 d150, c, 1
CAPTUR, U5, 2013-06, 2019-12, BS, 12495, t90 t120 t130b@18-19 t150@18-19 d90 d110@15-19, b, 9
, U5, 2020-01, -, BS, 17595, t100@20-21 t90b@21- t130b@20-21 m140@21-23 h145@22- x160@20-23 d115@20-21, c, 9
SYMBIOZ, U5, 2024-09, -, CS, 29295, h145 h155@25- m140@25-, c, 3
ARKANA, U5, 2021-08, -, CS, 25300, m140 m160@22-23 h145, c, 5
KADJAR, U5, 2015-09, 2022-04, CS, 17995, t130@15-18 t140@18-22 d110@15-18 d115@18-21 d130+@15-18 d150+@18-20, c, 6
KOLEOS, U5, 2017-09, 2020-06, DS, 27500, d130 d175+ d150@19-20, c, 1
AUSTRAL, U5, 2023-04, -, CS, 34695, h200 m160@23-24, c, 3
RAFALE, U5, 2024-07, -, DS, 38195, h200 x300+@25-, c, 1
ESPACE, U5, 2025-01, -, DS, 39700, h200, c, 0.3, 7
ZOE, H5, 2013-06, 2024-03, B, 18443, zo22@13-18 zo41@17-19 zo52@19-24 zo135@19-24, z, 4
5 E-TECH, H5, 2025-02, -, B, 22995, r5a r5b, z, 5
4 E-TECH, U5, 2025-08, -, BS, 26995, r5a r5b, z, 3
`,
};

export const dacia: MakeTable = {
  name: 'DACIA',
  letters: 'DA',
  wmi: 'UU1',
  automatic: 'Auto',
  fourWheelDrive: '4x4',
  share: 2.8,
  valueRetention: 1.05,
  warranty: [3, 60000],
  deliveryPounds: 430,
  engines,
  trims: `
d: Access +0 @13-22; Ambiance +1100 @13-18; Essential +1200 @18-; Laureate +2300 @13-18; Comfort +2500 @18-22; Prestige +3500 @14-22; Laureate Prime +3100 @15-17; Techroad +3300 @18-21; Expression +4300 @22-; Journey +5600 @22-; Extreme +5300 @22-
st: Ambiance +0 @13-18; Laureate +1200 @13-18; Essential +0 @18-; Comfort +1300 @18-22; Prestige +2000 @20-22; Expression +1900 @22-; Extreme +3500 @22-
sp: Expression +0; Extreme +1000
`,
  models: `
SANDERO, H5, 2013-01, 2021-01, B, 5995, s75 s75b@17-21 t90 t100@19-21 d90@13-19, d, 6
, H5, 2021-02, -, B, 7995, s65@21-22 t90b bi100@21-25, d, 6
SANDERO STEPWAY, H5, 2013-06, 2021-01, B, 7995, t90 t100@19-21 d90@13-19, st, 4
, H5, 2021-02, -, B, 10995, t90b bi100@21-25 t110@23-, st, 5
LOGAN MCV, E5, 2013-09, 2020-12, B, 6995, s75 s75b@17-20 t90 d90@13-19, d, 2
DUSTER, U5, 2013-01, 2018-06, CS, 8995, v110 t125@15-18 d110 d110+, d, 5
, U5, 2018-07, 2024-06, CS, 9995, v110@18-20 t100@19-22 t90b@21-24 t130b@19-24 t150@19-24 d115@18-24 d115+@18-24 bi100@20-22, d, 7
, U5, 2024-06, -, CS, 18745, bi100 m130 m130+ h140, st, 7
JOGGER, M5, 2022-03, -, MC, 14995, t110 h140@23-, st, 4, 7
BIGSTER, U5, 2025-05, -, CS, 24995, m140 m130+ h155, st, 3
SPRING, H5, 2024-10, -, A, 14995, sp45@24- sp65, sp, 2, 4
`,
};

export const alpine: MakeTable = {
  name: 'ALPINE',
  letters: 'AL',
  wmi: 'VF1',
  automatic: 'EDC',
  fourWheelDrive: '',
  rearDriven: true,
  share: 0.08,
  valueRetention: 1.1,
  warranty: [3, 60000],
  deliveryPounds: 600,
  engines,
  trims: `
a: Pure +0; Legende +4000 @18-24; GT +6000 @21-; S +9500 @19-
b: GT +0; GT Premium +2000; GTS +4500
`,
  models: `
A110, C2, 2018-06, 2026-06, SP, 46905, al252 al300@19-26, a, 1, 2
A290, H5, 2025-03, -, B, 33500, al180 al220, b, 2
`,
};

export const nissan: MakeTable = {
  name: 'NISSAN',
  letters: 'NI',
  wmi: 'SJN',
  automatic: 'Auto',
  fourWheelDrive: '4WD',
  share: 6.5,
  valueRetention: 0.94,
  warranty: [3, 60000],
  deliveryPounds: 560,
  engines,
  trims: `
m: Visia +0 @10-21; Visia+ +600 @17-19; Vibe +900 @15-18; Acenta +1300 @10-23; Acenta Premium +2100 @12-16; N-Tec +2200 @13-16; N-Connecta +2600 @16-; Tekna +3400; N-Sport +3000 @19-23; Bose Personal Edition +2900 @17-19; Evolve +3800 @25-; Engage +0 @25-; Advance +1400 @25-
j: Visia +0 @10-22; Acenta +1500; Acenta Premium +2300 @11-20; N-Tec +2900 @12-15; N-Connecta +3000 @15-; Tekna +4100; Tekna+ +5500 @19-; Bose Personal Edition +3500 @17-20; N-Sport +4800 @24-; N-Design +4600 @24-
q: Visia +0 @07-22; Acenta +1600 @07-16; Acenta Premium +2100 @14-; N-Tec+ +3300 @11-16 >109; N-Connecta +3700 @15-; 360 +3000 @13-14; Tekna +5000; N-Motion +4500 @18-21; N-Sport +5100 @24-; Tekna+ +6900 @17-
x: Visia +0; Acenta +1900 @07-19; Acenta Premium +2500 @17-; N-Tec +3700 @14-16; N-Connecta +4000 @15-; Tekna +5700; Tekna+ +7800 @22-; N-Trek +6900 @24-; Platinum +6200 @19-20
l: Visia +0 @13-17; Acenta +2500 @13-; Tekna +4700; N-Connecta +3700 @18-; e+ Tekna +5200 @19-22; Shiro +2900 @22-23
a: Engage +0 @24-; Advance +1500; Evolve +6000; Nismo +9000 @25- >280
one: Base +0; Nismo +8500
`,
  models: `
PIXO, H5, 2009-05, 2013-12, A, 6995, s70, m, 1, 4
MICRA, H5, 2010-12, 2017-02, B, 9150, n80 n98, m, 4
, H5, 2017-03, 2022-12, B, 11995, n71@17-19 t90@17-19 n100@19-22 n117@19-22 d90@17-19, m, 5
, H5, 2025-11, -, B, 22995, mi40 mi52, m, 2
NOTE, M5, 2009-01, 2013-09, MB, 10500, n94 nd90, m, 2
, H5, 2013-10, 2017-03, B, 11900, n80 n98 nd90, m, 4
PULSAR, H5, 2014-10, 2018-09, C, 15995, n115 nd110 n190, q, 2
JUKE, U5, 2010-10, 2019-11, BS, 12795, n94 n117a n115@14-18 n190 nd110 n218@13-19:Nismo RS+8500, j, 9
, U5, 2019-12, -, BS, 17395, n117@19-21 n114@21- nh143@22-, j, 12
QASHQAI, U5, 2007-03, 2014-01, CS, 16000, n117a nd110 nd130@11-13 nd150+@07-13, q, 10
, U5, 2014-02, 2021-05, CS, 17595, n115@14-18 n163@14-18 n140@18-21 n158@18-21 nd110@14-18 nd115@18-21 nd130@14-18, q, 16
, U5, 2021-06, -, CS, 23535, nm140 nm158 ne190@22-25 ne204@25-, q, 16
QASHQAI+2, U5, 2008-10, 2013-12, CS, 18000, n117a nd110 nd150+, q, 2, 7
X-TRAIL, U5, 2007-09, 2014-06, DS, 22000, nd150+, x, 2
, U5, 2014-07, 2022-03, DS, 22995, n163@15-18 n158@19-22 nd130 nd130+ nd177+@16-18, x, 5
, U5, 2022-09, -, DS, 32030, nv163 ne204 ne213+, x, 5
LEAF, H5, 2011-03, 2017-12, C, 25990, le24 le30@15-17, l, 2
, H5, 2018-02, 2024-03, C, 26190, le40 le62@19-24, l, 4
ARIYA, U5, 2022-07, 2026-06, CS, 41845, ar63 ar87 ar306+, a, 2
370Z, C3, 2009-05, 2020-08, SP, 29975, z328, one, 0.5, 2
GT-R, C2, 2009-04, 2022-03, GT, 78020, gtr+, one, 0.2, 4
`,
};
