import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

// Sources: see vans-stellantis.ts.
export const mercedesVans: MakeTable = {
  name: 'MERCEDES-BENZ',
  letters: 'MB',
  wmi: 'WDF',
  automatic: 'Auto',
  fourWheelDrive: '4Matic',
  share: 9,
  valueRetention: 1.06,
  warranty: [3, 0],
  deliveryPounds: 800,
  engines: `
c75, 107 CDI, D, 1461, 75, =125, M5
c90, 109 CDI, D, 1461, 90, =125, M5
c110, 110 CDI, D, 1461, 95, =137, M6 A7
v88, 109 CDI, D, 1598, 88, =178, M6
v114, 111 CDI, D, 1598, 114, =178, M6
v136, 114 CDI, D, 2143, 136, =186, M6 A7
v163, 116 CDI, D, 2143, 163, =188, M6 A7
v102, 110 CDI 102, D, 1950, 102, =188, M6
v190, 119 CDI, D, 1950, 190, =197, A9
ve85, 35kWh, E, 35, 116, 92, E1
ve116, 60kWh, E, 60, 116, 162, E1
ce122, 45kWh, E, 45, 122, 175, E1
s95, 210 CDI, D, 2143, 95, =215, M6
s129, 213 CDI, D, 2143, 129, =217, M6
s163, 316 CDI, D, 2143, 163, =225, M6 A7
s114, 311 CDI, D, 2143, 114, =226, M6
s143, 314 CDI, D, 2143, 143, =228, M6 A7
s150, 315 CDI, D, 1950, 150, =233, M6 A9
s170, 317 CDI, D, 1950, 170, =235, M6 A9
s190, 319 CDI, D, 1950, 190, =240, A9
se, 56kWh 136, E, 56, 136, 137, E1
`,
  trims: `
v: Base +0 @10-20; Pure +0 @20-23; Progressive +1500 @20-; Premium +3900 @20-; Sport +5500 @15-19; Pro +0 @23-; Select +2500 @23-
`,
  models: `
CITAN, PV, 2013-01, 2021-09, VB, 12500, c75 c90 c110@16-21, v, 3, 2, Compact/Long/Extra Long
, PV, 2022-01, -, VB, 17395, c75 c110 ce122@23-, v, 2, 2, L1/L2
VITO, PV, 2010-09, 2015-05, VC, 17900, v136 v163, v, 6, 3, Compact/Long/Extra Long
, PV, 2015-06, -, VC, 17900, v88@15-19 v114@15-20 v136@15-24 v163@15-20 v102@20- v190@19- ve85@19-20 ve116@21-, v, 9, 3, L1/L2/L3
SPRINTER, PV, 2009-09, 2018-05, VL, 22500, s95@09-14 s129@09-16 s163 s114@16-18 s143@16-18, v, 8, 3, 3.0t L1/3.5t L2/3.5t L3
, PV, 2018-06, -, VL, 24350, s114@18-21 s143@18-21 s163@18-21 s150@21- s170@21- s190@20- se@20-23, v, 9, 3, 3.0t L1/3.5t L2/3.5t L3
`,
};

export const renaultVans: MakeTable = {
  name: 'RENAULT',
  letters: 'RE',
  wmi: 'VF1',
  automatic: 'EDC',
  fourWheelDrive: '4x4',
  share: 7,
  valueRetention: 0.93,
  warranty: [3, 100000],
  deliveryPounds: 720,
  engines: `
k75, 1.5 dCi 75, D, 1461, 75, =124, M5
k90, 1.5 dCi 90, D, 1461, 90, =126, M5 A6
k95, 1.5 Blue dCi 95, D, 1461, 95, =140, M6 A7
k115, 1.5 Blue dCi 115, D, 1461, 115, =143, M6
k100, 1.3 TCe 100, P, 1332, 100, =151, M6
kz60, Z.E. 22kWh, E, 22, 60, 106, E1
kz33, Z.E. 33kWh, E, 33, 60, 124, E1
ke122, E-Tech 45kWh 122, E, 45, 122, 186, E1
t115, 2.0 dCi 115, D, 1995, 115, =198, M6
tt90, 1.6 dCi 90, D, 1598, 90, =170, M6
tt120, 1.6 dCi 120, D, 1598, 120, =155, M6
tt125, 1.6 dCi 125, D, 1598, 125, =150, M6
tt110, 2.0 Blue dCi 110, D, 1997, 110, =184, M6
tt130, 2.0 Blue dCi 130, D, 1997, 130, =185, M6
tt150, 2.0 Blue dCi 150, D, 1997, 150, =189, M6 A6
tt170, 2.0 Blue dCi 170, D, 1997, 170, =195, A6
te122, E-Tech 52kWh 122, E, 52, 122, 185, E1
m125, 2.3 dCi 125, D, 2298, 125, =209, M6
m135, 2.3 dCi 135, D, 2299, 135, =228, M6
m150, 2.3 dCi 150, D, 2299, 150, =230, M6
m105, 2.0 Blue dCi 105, D, 1997, 105, =196, M6
m170, 2.0 Blue dCi 170, D, 1997, 170, =205, M6 A9
me143, E-Tech 87kWh 143, E, 87, 143, 285, E1
`,
  trims: `
v: Base +0 @08-15; Business +0 @14-22; Business+ +1300 @15-22; Sport +3200 @15-22; Start +0 @21-; Advance +1500 @21-; Extra +2900 @22-; Formula Edition +3000 @19-21; Trend +700 @16-20
`,
  models: `
KANGOO, PV, 2008-03, 2021-09, VB, 11500, k75 k90 kz60@11-17 kz33@17-21, v, 6, 2, ML19/LL21
, PV, 2022-04, -, VB, 17900, k95 k115 k100 ke122@22-, v, 4, 2, ML19/LL21
TRAFIC, PV, 2010-01, 2014-08, VC, 17200, t115, v, 6, 3, SL27/SL29/LL29
, PV, 2014-09, -, VC, 18700, tt90@14-16 tt120@14-19 tt125@15-17 tt110@21- tt130@21- tt150@21- tt170@21- te122@24-, v, 10, 3, SL27/SL28/SL30/LL29/LL30
MASTER, PV, 2010-06, 2024-05, VL, 21500, m125@10-16 m135@16-24 m150@19-24, v, 4, 3, SM28/MM33/LM35
, PV, 2024-09, -, VL, 31900, m105 m150 m170 me143, v, 3, 3, MM35/LM35
`,
};

export const nissanVans: MakeTable = {
  name: 'NISSAN',
  letters: 'NI',
  wmi: 'VSK',
  automatic: 'Auto',
  fourWheelDrive: '4WD',
  share: 6,
  valueRetention: 0.94,
  warranty: [5, 100000],
  deliveryPounds: 740,
  engines:
    renaultVans.engines +
    `
n190, 2.5 dCi 190, D, 2488, 190, =222, M6 A5
n160, 2.3 dCi 160, D, 2298, 160, =192, M6
n190b, 2.3 dCi 190, D, 2298, 190, =195, M6 A7
nv110, 1.5 dCi 110, D, 1461, 110, =131, M6
ne24, 24kWh, E, 22, 109, 106, E1
ne40, 40kWh, E, 38, 109, 124, E1
`,
  trims: `
v: S +0 @10-15; SE +900 @10-17; Visia +0 @14-; Acenta +1400 @12-; N-Connecta +2200 @15-20; Tekna +3300 @14-; Tekna+ +4200 @22-
p: Visia +0 @10-20; Acenta +1600; Acenta+ +2900 @16-20; N-Connecta +4300 @16-22; Tekna +5300; N-Guard +7200 @18-22
`,
  models: `
NV200, PV, 2009-11, 2019-09, VB, 11900, k90 nv110, v, 5, 2,
E-NV200, PV, 2014-06, 2021-12, VB, 16500, ne24@14-18 ne40@18-21, v, 1, 2,
NV300, PV, 2016-09, 2021-10, VC, 20000, tt120@16-19 tt125@16-19 tt130@19-21, v, 3, 3, L1 27/L1 29/L2 29
PRIMASTAR, PV, 2021-11, -, VC, 24500, tt110 tt130 tt150 tt170, v, 3, 3, L1 28/L1 30/L2 30
TOWNSTAR, PV, 2022-06, -, VB, 19300, k95@24- k100 ke122, v, 2, 2, L1/L2
INTERSTAR, PV, 2021-11, -, VL, 30500, m135@21-24 m150, v, 2, 3, L2 33/L3 35
NAVARA, DC, 2010-05, 2015-11, PU, 17500, n190+, p, 3, 5,
, DC, 2016-01, 2022-06, PU, 19100, n160+ n190b+, p, 4, 5,
`,
};

export const ivecoVans: MakeTable = {
  name: 'IVECO',
  letters: 'IV',
  wmi: 'ZCF',
  automatic: 'Hi-Matic',
  fourWheelDrive: '4x4',
  rearDriven: true,
  share: 2,
  valueRetention: 0.92,
  warranty: [3, 0],
  deliveryPounds: 850,
  engines: `
d106, 2.3 106, D, 2287, 106, =229, M6
d126, 2.3 126, D, 2287, 126, =229, M6
d136, 2.3 136, D, 2287, 136, =235, M6 A8
d156, 2.3 156, D, 2287, 156, =238, M6 A8
d180, 3.0 180, D, 2998, 180, =258, M6 A8
e136, 37kWh, E, 37, 190, 74, E1
e270, 74kWh, E, 74, 190, 146, E1
`,
  trims: `
i: Base +0; Business +1200 @16-
`,
  models: `
DAILY, PV, 2011-09, 2014-08, VL, 23000, d106 d126, i, 2, 3, 35S11 L2/35S13 L3
, PV, 2014-09, -, VL, 25500, d126@14-16 d136 d156 d180 e136@22- e270@22-, i, 4, 3, 33S L2/35S L3/35C L4
, CH, 2014-09, -, VL, 24000, d136 d156 d180, i, 2, 3, 35S/35C
`,
};

export const maxusVans: MakeTable = {
  name: 'MAXUS',
  letters: 'MX',
  wmi: 'LSF',
  automatic: 'Auto',
  fourWheelDrive: '4WD',
  share: 1.5,
  valueRetention: 0.88,
  warranty: [5, 100000],
  deliveryPounds: 750,
  engines: `
v80, 2.5 136, D, 2499, 136, =228, M6
d9, 2.0 D20 163, D, 1996, 163, =233, M6
d7, 2.0 D20 150, D, 1996, 148, =224, M6
e3a, 35kWh, E, 35, 122, 150, E1
e3b, 50kWh, E, 50.2, 122, 213, E1
e9a, 72kWh, E, 72, 204, 185, E1
e9b, 88.5kWh, E, 88.5, 204, 219, E1
e7, 77kWh, E, 77, 204, 230, E1
t90, 88.5kWh, E, 88.5, 204, 198, E1
t60, 2.0 Bi-Turbo 215, D, 1996, 215, =244, A8
`,
  trims: `
m: Base +0; Lux +1800 @20-; Elite +2900 @23-
`,
  models: `
V80, PV, 2016-05, 2020-05, VL, 17500, v80, m, 1, 3, SWB/LWB
DELIVER 9, PV, 2020-06, -, VL, 23500, d9 e9a@21- e9b@21-, m, 3, 3, MWB/LWB
E DELIVER 3, PV, 2020-06, -, VB, 24995, e3a@20-23 e3b, m, 2, 2, SWB/LWB
E DELIVER 7, PV, 2024-03, -, VC, 37500, e7, m, 1, 3, SWB/LWB
DELIVER 7, PV, 2024-03, -, VC, 27500, d7, m, 1, 3, SWB/LWB
T90EV, DC, 2023-02, -, PU, 49950, t90, m, 0.5, 5,
T60, DC, 2024-09, -, PU, 29950, t60+, m, 0.5, 5,
`,
};

export const isuzuVans: MakeTable = {
  name: 'ISUZU',
  letters: 'IS',
  wmi: 'MPA',
  automatic: 'Auto',
  fourWheelDrive: '4x4',
  share: 2.2,
  valueRetention: 1.08,
  warranty: [5, 125000],
  deliveryPounds: 720,
  engines: `
d163, 2.5 163, D, 2499, 163, =192, M6 A5
d164, 1.9 164, D, 1898, 164, =220, M6 A6
`,
  trims: `
i: Utility +0; Eiger +2900 @12-17; Yukon +4200 @12-20; Utah +6300 @12-20; Blade +7900 @14-20; DL20 +4000 @21-; DL40 +7300 @21-; V-Cross +9500 @21-
`,
  models: `
D-MAX, DC, 2012-06, 2017-03, PU, 15500, d163+, i, 3, 5,
, DC, 2017-04, 2021-01, PU, 17500, d164+, i, 3, 5,
, DC, 2021-03, -, PU, 21000, d164+, i, 4, 5,
`,
};

export const mitsubishiVans: MakeTable = {
  ...isuzuVans,
  name: 'MITSUBISHI',
  letters: 'MI',
  wmi: 'MMC',
  share: 3,
  valueRetention: 0.98,
  engines: `
l136, 2.5 DI-D 136, D, 2477, 136, =208, M5
l178, 2.5 DI-D 178, D, 2477, 178, =213, M5 A5
l154, 2.4 DI-D 154, D, 2442, 154, =189, M6
l181, 2.4 DI-D 181, D, 2442, 181, =193, M6 A5
l150, 2.3 DI-D 150, D, 2268, 150, =231, M6 A6
`,
  trims: `
i: 4Life +0; 4Work +0 @10-15; Trojan +2500 @10-21; Titan +3200 @15-19; Warrior +4600; Barbarian +6000; Barbarian X +8000 @19-21; Challenger +4000 @17-19
`,
  models: `
L200, DC, 2010-01, 2015-06, PU, 16000, l136+ l178+, i, 3, 5,
, DC, 2015-07, 2019-08, PU, 19500, l154+ l181+, i, 4, 5,
, DC, 2019-09, 2021-06, PU, 21515, l150+, i, 3, 5,
`,
};
