import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

// Powers and CO2: VCA car fuel data 2019-2025 (OGL v3); prices: 500 electric 2021 (zap-map), Giulia Sprint and Veloce (Fleet
// News) as published, the rest interpolated.
const engines = `
f69, 1.2 69, P, 1242, 69, 132, M5
f70, 1.0 Mild Hybrid 70, M, 999, 70, 112, M6
f77, 1.4 77, P, 1368, 77, 148, M5
f95, 1.4 95, P, 1368, 95, 150, M6
f100, 1.0 100, P, 999, 100, 124, M5
f85, 0.9 TwinAir 85, P, 875, 85, 112, M5 A5
f105, 0.9 TwinAir 105, P, 875, 105, 116, M6
f120, 1.0 FireFly 120, P, 999, 120, 124, M6
f120t, 1.4 T-Jet 120, P, 1368, 120, 150, M6
f130, 1.5 Hybrid 130, M, 1469, 130, 114, A7
f140, 1.4 MultiAir 140, P, 1368, 140, 138, M6 A6
f150, 1.3 FireFly 150, P, 1332, 150, 128, A6
f170, 1.4 MultiAir 170, P, 1368, 170, 148, M6 A6
m100, 1.2 Hybrid 100, M, 1199, 100, 108, A6
m136, 1.2 Hybrid 136, M, 1199, 136, 113, A6
d75, 1.3 MultiJet 75, D, 1248, 75, 110, M5
d95, 1.3 MultiJet 95, D, 1248, 95, 112, M5
d105, 1.6 MultiJet 105, D, 1598, 105, 126, M6
d120, 1.6 MultiJet 120, D, 1598, 120, 118, M6 A6
d130, 1.6 MultiJet 130, D, 1598, 130, 116, M6
d140, 2.0 MultiJet 140, D, 1956, 140, 132, M6 A9
d150, 2.0 JTDM-2 150, D, 1956, 150, 130, M6
d170, 2.0 MultiJet 170, D, 1956, 170, 144, M6 A9
d175, 2.0 JTDM-2 175, D, 1956, 175, 130, A6
d180, 2.2 JTDM-2 180, D, 2143, 180, 134, A8
d190, 2.2 JTDM-2 190, D, 2143, 190, 132, A8
d210, 2.2 JTDM-2 210, D, 2143, 210, 136, A8
d200, 2.2 MultiJet 200, D, 2184, 200, 150, A9
d250, 3.0 CRD V6 250, D, 2987, 250, =198, A8
d200w, 2.8 CRD, D, 2777, 200, =213, M6 A5
a235, 1.75 TBi 240, P, 1742, 240, 162, A6
a200, 2.0 TB 200, P, 1995, 200, 150, A8
a280, 2.0 TB 280, P, 1995, 280, 154, A8
a510, 2.9 V6 BiTurbo, P, 2891, 510, =222, A8
a160, 1.5 Hybrid 160, M, 1469, 160, 120, A7
ax280, 1.3 PHEV Q4 280, X, 1332, 280, =29, A6, 15.5/38
j240, 1.3 PHEV 4xe 240, X, 1332, 240, =44, A6, 11.4/30
j270, 2.0 GME 272, P, 1995, 272, =251, A8
jx380, 2.0 PHEV 4xe 380, X, 1995, 380, =69, A8, 17/25
ab145, 1.4 T-Jet 145, P, 1368, 145, 156, M5 A5
ab165, 1.4 T-Jet 165, P, 1368, 165, 156, M5 A5
ab180, 1.4 T-Jet 180, P, 1368, 180, 156, M5 A5
ab170, 1.4 MultiAir 170, P, 1368, 170, 148, M6 A6
e95, 24kWh, E, 21.3, 95, 118, E1
e118, 42kWh, E, 37.3, 118, 199, E1
e155, 42kWh, E, 37.8, 155, 164, E1
e156, 54kWh, E, 51, 156, 254, E1
e280, 54kWh, E, 51, 280, 207, E1
e113, 44kWh, E, 44, 113, 199, E1
`;

export const fiat: MakeTable = {
  name: 'FIAT',
  letters: 'FI',
  wmi: 'ZFA',
  automatic: 'Auto',
  fourWheelDrive: '4x4',
  share: 3,
  valueRetention: 0.93,
  warranty: [3, 60000],
  deliveryPounds: 550,
  engines,
  trims: `
a: Pop +0; Pop Star +900 @14-19; Lounge +1800 @08-21; S +1900 @13-19; Colour Therapy +700 @12-16; Connect +900 @20-22; Dolcevita +1900 @21-; Launch Edition +2300 @20-20; Star +2500 @19-21; Rockstar +2700 @19-22; Sport +2300 @21-22; Top +1900 @23-; Mirror +1500 @17-20
p: Pop +0 @12-20; Easy +700 @12-; Lounge +1300 @12-21; City Cross +1500 @17-; Trekking +2900 @12-18; Wild +2700 @20-22; Cross +3400 @14-; Waze +1700 @19-20
t: Easy +0; Easy Plus +700 @17-20; Lounge +1700 @16-21; Street +500 @18-20; S-Design +2200 @17-20; City Life +1600 @21-; Life +2400 @21-; Cross +2700 @21-; Sport +2700 @21-24
x: Pop +0 @12-20; Pop Star +1400 @12-19; Easy +900 @12-17; Lounge +2300; Cross +2700 @14-; Cross Plus +4200 @15-21; Trekking +2700 @12-19; City Cross +900 @18-20; Urban +500 @18-21; Sport +3900 @19-; Connect +1900 @20-22
e: Action +0 @20-23; Passion +1500 @20-22; Icon +4000 @20-23; La Prima +5700; RED +0 @22-
`,
  models: `
500, H3, 2008-01, 2024-10, A, 9245, f69@08-20 f85@11-18 f105@14-18 f70@20-24 f100@09-14 d75@08-11 d95@11-18, a, 9, 4
500C, K2, 2009-06, 2024-10, A, 11900, f69@09-20 f85@11-18 f70@20-24, a, 2, 4
500 ELECTRIC, H3, 2020-11, -, A, 22495, e95@21- e118, e, 4, 4
500C ELECTRIC, K2, 2020-11, -, A, 25500, e118, e, 1, 4
500L, M5, 2013-03, 2022-03, MB, 14990, f95 f105@13-18 f120t@14-19 d95@15-18 d105@13-15 d120@15-18 d75@13-15, x, 3
500X, U5, 2015-04, 2024-03, BS, 14595, f140@15-18 f120@18-22 f150@18-21 d95 d120 d140+@15-18 f130@22-24, x, 4
600, U5, 2023-10, -, BS, 23975, m100@24- m136@25- e156@23-, e, 3
PANDA, H5, 2012-02, 2024-06, A, 8900, f69@12-20 f70@20-24 f85 f85+ d75@12-16 d95@16-18, p, 5, 4
GRANDE PANDA, H5, 2025-04, -, B, 18975, m100 e113, a, 3
PUNTO, H3, 2010-02, 2018-10, B, 9995, f69 f77 f105@12-15 d75 d95@12-16, x, 3
, H5, 2010-02, 2018-10, B, 10595, f69 f77 f105@12-15 d75 d95@12-16, x, 4
BRAVO, H5, 2007-06, 2014-06, C, 14500, f140 d105 d120, x, 1
TIPO, H5, 2016-09, 2024-03, C, 12995, f95@16-20 f100@20-22 f120t@16-20 d95@16-20 d120@16-20 d130@20-22 f130@22-24, t, 3
, E5, 2016-10, 2023-06, C, 13995, f95@16-20 f100@20-22 f120t@16-20 d95@16-20 d120@16-20, t, 2
DOBLO, M5, 2010-11, 2019-12, MC, 13500, f95 d95 d105@10-15 d120@15-19, x, 1
QUBO, M5, 2009-01, 2019-06, MB, 11500, f77 d75 d95, x, 1
124 SPIDER, K2, 2016-09, 2019-06, SP, 19545, f140, x, 1, 2
`,
};

export const abarth: MakeTable = {
  name: 'ABARTH',
  letters: 'AB',
  wmi: 'ZFA',
  automatic: 'Auto',
  fourWheelDrive: '',
  share: 0.5,
  valueRetention: 1.08,
  warranty: [3, 60000],
  deliveryPounds: 570,
  engines,
  trims: `
a: Base +0; Trofeo +900 @14-19; Turismo +2500; Competizione +4700 >170; Esseesse +6500 @19-22 >170; Scorpionissima +5900 @23-24
`,
  models: `
595, H3, 2012-09, 2024-03, A, 14850, ab145 ab165@17-24 ab180, a, 3, 4
595C, K2, 2012-09, 2024-03, A, 17200, ab145 ab165@17-24 ab180, a, 1, 4
124 SPIDER, K2, 2016-09, 2019-06, SP, 29620, ab170, a, 0.6, 2
500E, H3, 2023-06, -, A, 34195, e155, a, 1, 4
600E, U5, 2025-02, -, BS, 36975, e280, a, 0.6
`,
};

export const alfaRomeo: MakeTable = {
  name: 'ALFA ROMEO',
  letters: 'AR',
  wmi: 'ZAR',
  automatic: 'Auto',
  fourWheelDrive: 'Q4',
  share: 0.8,
  valueRetention: 0.9,
  warranty: [3, 60000],
  deliveryPounds: 600,
  engines,
  trims: `
m: Progression +0 @14-16; Turismo +0 @09-13; Lusso +1500 @09-13; Sprint +1000 @10-14; Distinctive +1600 @13-16; Super +1500 @16-19; Speciale +2700 @16-20; Veloce +3400 @08-; Sportiva +2900 @13-15; Exclusive +2500 @14-16; QV Line +3600 @14-16; Business +1300 @14-16; Tecnica +1900 @17-19; Sport +2300 @19-21
g: Super +0 @16-22; Tecnica +2000 @17-20; Sprint +1500 @20-; Speciale +3500 @16-20; Lusso Ti +4000 @18-22; Milano Edizione +5000 @18-20 >190; Nero Edizione +5600 @18-20; Veloce +6000 >190; Veloce Ti +8000 @20-22 >190; Estrema +9000 @22-23; Intensa +9300 @24-; Competizione +9500 @22-24
t: Ti +0 @22-24; Sprint +0 @24-; Super +1000 @22-23; Veloce +4000; Speciale +3500 @22-23; Intensa +4800 @24-; Tributo Italiano +6000 @24-
`,
  models: `
MITO, H3, 2009-01, 2018-12, B, 12490, f77 f105@12-18 f140 f170@11-18 d95 d120@09-15, m, 2
GIULIETTA, H5, 2010-06, 2020-12, C, 16995, f120t f170 d105@10-16 d120@16-20 d140@10-14 d150@14-20 d170@10-14 d175@14-20 a235@14-19:Veloce+9000, m, 3
GIULIA, S4, 2016-10, -, D, 29550, a200@16-23 a280 d150@16-19 d180@16-19 d190@19-22 d210@19-22 a510:Quadrifoglio+31000, g, 2
STELVIO, U5, 2017-09, -, DS, 33990, a200+@17-22 a280+ d180@17-19 d190@19-22 d210+@17-22 a510+:Quadrifoglio+35000, g, 2
TONALE, U5, 2022-09, -, CS, 38595, a160 ax280+@23-, t, 2
JUNIOR, U5, 2024-09, -, BS, 27895, m136 e156 e280:Veloce+8500, t, 2
4C, C2, 2014-02, 2019-06, SP, 45000, a235, m, 0.1, 2
`,
};

export const jeep: MakeTable = {
  name: 'JEEP',
  letters: 'JE',
  wmi: '1C4',
  automatic: 'Auto',
  fourWheelDrive: '4WD',
  share: 1.2,
  valueRetention: 0.92,
  warranty: [3, 60000],
  deliveryPounds: 600,
  engines,
  trims: `
j: Sport +0 @11-20; Altitude +600 @23-; Longitude +1900 @11-22; Longitude Plus +2600 @11-18; Night Eagle +2400 @17-22; Limited +4100 @10-23; Overland +6500 @11-22; Trailhawk +6900 @14-23 >160; Summit +9500 @13-; Sahara +0 @11-; Rubicon +3500 @12- >190; S +5200 @19-23; Upland +5000 @22-23
`,
  models: `
RENEGADE, U5, 2015-02, 2024-12, BS, 16995, f140@15-18 f120@18-22 f150@18-21 d95@15-15 d120 d140+ f130@22-24 j240+@20-24, j, 3
COMPASS, U5, 2017-10, 2025-06, CS, 22995, f140@17-20 f150@20-23 d120 d140+@17-20 d170+@17-20 f130@22-25 j240+@20-25, j, 2
AVENGER, U5, 2023-06, -, BS, 23405, f100@23- m100@24- m136@25- e156, j, 4
CHEROKEE, U5, 2014-06, 2019-06, DS, 25495, d140 d140+ d170+@14-15 d200+@15-19, j, 1
GRAND CHEROKEE, U5, 2011-06, 2020-12, ES, 37995, d250+, j, 1
, U5, 2023-01, 2025-03, ES, 69915, jx380+, j, 0.5
WRANGLER, U5, 2011-03, 2018-08, DS, 23500, d200w+, j, 1
, U5, 2018-10, -, DS, 44495, j270+ d200+@18-20, j, 1
`,
};
