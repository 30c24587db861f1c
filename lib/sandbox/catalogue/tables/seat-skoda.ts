import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';
import { volkswagenGroupEngines } from '@/lib/sandbox/catalogue/tables/volkswagen';

// Engines as Volkswagen's; ranges, powers and dates: VCA car fuel data 2019-2025 (OGL v3); Born, Tavascan, Enyaq, Elroq:
// Open EV Data (CDLA-Permissive-2.0); entry prices between published anchors (Octavia, Enyaq, Citigo-e, Mii: 2021).
const electric = `
b59, 59kWh, E, 58, 204, 265, E1
b77, 77kWh, E, 77, 231, 341, E1
b79, 79kWh, E, 79, 326, 368, E1
tv286, 77kWh Endurance, E, 77, 286, 352, E1
tv340, 77kWh, E, 77, 340, 323, E1
k50, 50 55kWh, E, 52, 170, 232, E1
k60, 60 62kWh, E, 58, 179, 256, E1
k80, 80 82kWh, E, 77, 204, 336, E1
k85, 85 82kWh, E, 77, 286, 360, E1
k80x, 80x 82kWh, E, 77, 265, 322, E1
k85x, 85x 82kWh, E, 77, 299, 334, E1
krs, vRS 82kWh, E, 79, 340, 338, E1
`;

export const seat: MakeTable = {
  name: 'SEAT',
  letters: 'SE',
  wmi: 'VSS',
  automatic: 'DSG',
  fourWheelDrive: '4Drive',
  share: 3,
  valueRetention: 0.98,
  warranty: [3, 60000],
  deliveryPounds: 590,
  engines: volkswagenGroupEngines,
  trims: `
ib: S +0 @11-17; SE +900; Toca +1500 @13-16; FR +2900 >80; FR Sport +3700 @18- >90; Xcellence +3300 @17-23 >90
le: S +0 @13-17; SE +1000; SE Dynamic +1700 @18-; SE Technology +1800 @14-19; FR +3300 >100; FR Sport +4300 @18- >120; Xcellence +4400 @16-23 >120
su: SE +0; SE Technology +1200; FR +2900 >100; FR Sport +4000 >140; Xperience +4200 @20-; Xcellence +3500 @16-22
al: S +0 @10-17; SE +1500; SE L +4100; Xcellence +4400 @18-; FR Line +4000 @15-
`,
  models: `
MII, H3, 2012-05, 2019-07, A, 7845, m60 m75, ib, 1, 4
, H5, 2012-07, 2021-03, A, 8195, m60 m75 emii@20-21:Electric+11500, ib, 1, 4
IBIZA, H3, 2009-01, 2017-06, B, 10100, p12b p14 t105 d75 d105, ib, 2
, H5, 2009-01, 2017-06, B, 10600, p12b p14 t90 t110@15-17 d75@15-17 d105, ib, 4
, H5, 2017-07, -, B, 13130, m80 t95 t110@18-24 t115 t150@17-19 d95@17-19, ib, 7
LEON, H5, 2009-06, 2013-01, C, 15700, t105 t122 d105 d140, le, 2
, H3, 2013-07, 2018-10, C, 15370, t105 t115 t122@13-14 t125@14-18 t180 d105@13-14 d110@14-18 d150 d184, le, 2
, H5, 2013-03, 2020-03, C, 15670, t105@13-15 t115@15-20 t122@13-14 t125@14-18 t130@18-20 t150 t180@13-17 d105@13-14 d110@14-17 d115@17-20 d150 d184@13-18 t280@14-17:Cupra+11500 t300@17-20:Cupra+12800, le, 7
, H5, 2020-04, -, C, 19855, t110@20-23 t130@20-23 t150 h110@20-24 e150 d115b@20-23 d150 x204@20-24, le, 5
, E5, 2014-01, 2020-03, C, 16675, t105 t115 t125 t150 d110 d115@17-20 d150 d184, le, 2
, E5, 2020-06, -, C, 21200, t110@20-23 t130@20-23 t150 e150 d115b@20-23 d150 x204@20-24, le, 2
TOLEDO, H5, 2012-12, 2018-12, C, 12500, t85 t105 d105 d90b, ib, 1
ALHAMBRA, M5, 2010-10, 2020-08, ML, 24000, t150 d115b@11-15 d140@10-15 d150@15-20 d177@12-15 d184@15-19, al, 2, 7
ARONA, U5, 2017-11, -, BS, 16555, t95 t110@21-24 t115 t150 d95@17-20, su, 7
ATECA, U5, 2016-09, -, CS, 17990, t115 t150 t190+ d115@16-20 d150 d190+@16-20, su, 6
TARRACO, U5, 2019-02, 2024-05, DS, 28320, t150 t190+ d150 d190+@19-20 d200+@20-24 x245@21-24, su, 2, 7
`,
};

export const cupra: MakeTable = {
  name: 'CUPRA',
  letters: 'CU',
  wmi: 'VSS',
  automatic: 'DSG',
  fourWheelDrive: '4Drive',
  share: 2.5,
  valueRetention: 1.0,
  warranty: [3, 60000],
  deliveryPounds: 610,
  engines: volkswagenGroupEngines + electric,
  trims: `
v: V1 +0; V2 +2400; V3 +4300 @20-24; VZ1 +3300 >240; VZ2 +5600 >240; VZ3 +7600 @20-24 >240
b: V1 +0; V2 +2000; V3 +4200
`,
  models: `
ATECA, U5, 2018-11, 2024-12, CS, 35900, t150@22-24 t190+@22-24 t300+, v, 1
LEON, H5, 2020-12, -, C, 28000, e150 t150 t190@21-24 x204 x245@20-24 x272@24- t245 t300, v, 3
, E5, 2020-12, -, C, 29900, e150 t150 x204 x245@20-24 x272@24- t310+ t333+@24-, v, 2
FORMENTOR, U5, 2020-11, -, CS, 27395, t150 e150 t190+ x204@21-24 x245@21-24 x272@24- t245@21-24 t310+@20-24 t333+@24-, v, 7
BORN, H5, 2022-02, -, C, 34015, b59 b77 b79@24-:VZ+9000, b, 3
TAVASCAN, U5, 2024-07, -, CS, 47340, tv286 tv340+, b, 2
TERRAMAR, U5, 2025-01, -, CS, 37605, e150 x272 t265+@25-, v, 2
`,
};

export const skoda: MakeTable = {
  name: 'SKODA',
  letters: 'SK',
  wmi: 'TMB',
  automatic: 'DSG',
  fourWheelDrive: '4x4',
  share: 5,
  valueRetention: 1.03,
  warranty: [3, 60000],
  deliveryPounds: 580,
  engines: volkswagenGroupEngines + electric,
  trims: `
ci: S +0 @12-19; SE +700; SE L +1500 @15-; Elegance +1500 @12-15; Monte Carlo +1800 @12-18 >70
fa: S +0; SE +1000; SE L +2300; Colour Edition +1700 @16-22; Monte Carlo +3000 >80; SE Comfort +900 @21-; SE Edition +1600 @23-
oc: S +0; SE +1500; SE Technology +2000 @14-; SE L +3600 >100; Elegance +3200 @11-15; Sportline +4200 @19- >140; Laurin & Klement +6600 @13-19 >140
su: S +0; SE +1500; SE Technology +2300 @15-; SE L +4100; Sportline +5900 @17- >140; Laurin & Klement +7600 >140
ye: S +0; SE +1600; SE L +3600; Edition +3900 @18- >140; Sportline +4900 @18- >140; Outdoor +2300 @14-18
el: Base +0; Edition +1900; SE L +1500; Sportline +3600; Laurin & Klement +5400 @24-
`,
  models: `
CITIGO, H3, 2012-06, 2019-12, A, 7630, m60 m75, ci, 1, 4
, H5, 2012-06, 2020-12, A, 7980, m60 m75 emii@20-20:e-iV+8900, ci, 2, 4
FABIA, H5, 2010-04, 2014-11, B, 9945, p12 p12b t85 t105 d75 d90b, fa, 3
, H5, 2015-01, 2021-08, B, 10600, m60 m75 t90 t95@17-21 t110 d90@15-18 d105@15-18, fa, 5
, H5, 2021-10, -, B, 14905, m80 t95 t110@21-24 t116@24- t150, fa, 5
, E5, 2015-03, 2022-08, B, 12460, m75 t90 t95@17-22 t110 d90@15-18, fa, 2
ROOMSTER, M5, 2010-04, 2015-05, MB, 12000, p12b t85 t105 d90b d105, ye, 1
RAPID, H5, 2012-11, 2019-06, C, 12900, p12b@12-14 t90@15-19 t110@17-19 t122@12-15 d90b d105@12-15 d115@15-19, fa, 1
SCALA, H5, 2019-05, -, C, 16595, t95 t110@20-24 t115 t150 d115@19-21, fa, 3
OCTAVIA, H5, 2009-03, 2013-02, C, 14200, p14 t105 t122 d105 d140 t200:vRS+6000 d170:vRS+6400, oc, 4
, H5, 2013-03, 2020-05, C, 15990, t85@13-15 t105@13-15 t115@16-20 t140@13-15 t150 d105@13-14 d110@14-17 d115@17-20 d150 t220@13-17:vRS+8500 t245@17-20:vRS+9900 d184:vRS+8700, oc, 7
, H5, 2020-06, -, C, 20150, t110@20-24 t115@24- t150 h110@20-24 e150 d115b d150 x204@20-23 t245@20-23:vRS+9900 t265@24-:vRS+13500 d200@21-23:vRS+10400, oc, 6
, E5, 2013-06, 2020-05, C, 16790, t105@13-15 t115@16-20 t150 d105@13-14 d110@14-17 d115@17-20 d150 d184:vRS+8700 t220@13-17:vRS+8500 t245@17-20:vRS+9900, oc, 4
, E5, 2020-06, -, C, 21300, t110@20-24 t150 h110@20-24 e150 d115b d150 t245@20-23:vRS+9900 t265@24-:vRS+13500 d200@21-23:vRS+10400, oc, 4
SUPERB, H5, 2008-09, 2015-05, D, 18500, t125 d105 d140 d170, su, 2
, H5, 2015-09, 2024-02, D, 18640, t125@15-18 t150 t190@18-24 t220@15-18 t280+ d120@15-19 d122@20-24 d150 d190@15-20 d200@20-24 x218@19-23, su, 3
, E5, 2015-09, 2024-02, D, 19840, t125@15-18 t150 t190@18-24 t280+ d120@15-19 d150 d190@15-20 d200@20-24 x218@19-23, su, 3
, H5, 2024-07, -, D, 34875, e150 d150 d193+ t265+, su, 2
, E5, 2024-04, -, D, 36175, e150 d150 d193+ t265+ x204b, su, 2
YETI, U5, 2009-09, 2017-11, CS, 16600, t105@09-15 t110@15-17 t122@11-15 t150@15-17 d105 d110@15-17 d140+@09-15 d150+@15-17, ye, 4
KAMIQ, U5, 2019-10, -, BS, 17700, t95 t110@20-24 t115 t150 d115@19-21, ye, 5
KAROQ, U5, 2017-11, -, CS, 20875, t115 t110@21-24 t150 t190+ d115@18-20 d150, ye, 6
KODIAQ, U5, 2017-04, 2024-05, DS, 21495, t125@17-18 t150 t180+@17-18 t190+@18-24 d150 d190+@17-20 d200+@20-24 d240+@18-20:vRS+14000 t245+@21-24:vRS+15500, ye, 5, 7
, U5, 2024-06, -, DS, 36645, e150 d150 d193+ x204b t265+@25-:vRS+16000, el, 3, 7
ENYAQ, U5, 2021-05, -, CS, 30450, k50@23-24 k60 k80@21-23 k80x+@21-23 k85@23- k85x+@23- krs+@22-:vRS+19000, el, 6
ENYAQ COUPE, C5, 2022-06, -, CS, 34850, k60 k80@22-23 k85@23- krs+:vRS+16500, el, 1
ELROQ, U5, 2024-11, -, CS, 31510, k50 k60 k85 krs+@25-:vRS+14500, el, 5
`,
};
