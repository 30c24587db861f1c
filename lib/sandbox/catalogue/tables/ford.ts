import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

// Powers and CO2: VCA car fuel data 2019-2025 (OGL v3), Mach-E, Explorer, Capri, Puma Gen-E: Open EV Data; prices: Fiesta 2021,
// EcoSport 2022, Kuga 2017 and 2021, Mach-E 2021, Puma 2026 as published, the rest interpolated.
export const ford: MakeTable = {
  name: 'FORD',
  letters: 'FO',
  wmi: 'WF0',
  automatic: 'Auto',
  fourWheelDrive: 'AWD',
  share: 13,
  valueRetention: 0.93,
  warranty: [3, 60000],
  deliveryPounds: 590,
  engines: `
p69, 1.2 69, P, 1242, 69, 130, M5
p85, 1.2 Ti-VCT 85, P, 1198, 85, 130, M5
p85b, 1.2 Ti-VCT 70, P, 1198, 70, 126, M5
p60, 1.25 60, P, 1242, 60, 142, M5
p82, 1.25 82, P, 1242, 82, 142, M5
p96, 1.4 96, P, 1388, 96, 150, M5 A4
p105, 1.6 105, P, 1596, 105, 152, M5 A6
p75, 1.1 75, P, 1084, 75, 128, M5
p85c, 1.1 Ti-VCT 85, P, 1084, 85, 128, M5
e65, 1.0 80, P, 999, 80, 118, M5
e95, 1.0 EcoBoost 95, P, 999, 95, 118, M6
e100, 1.0 EcoBoost 100, P, 999, 100, 117, M5 A6
e101, 1.0 EcoBoost 100, P, 998, 100, 119, M6
e125, 1.0 EcoBoost 125, P, 998, 125, 122, M6 A7
e140, 1.0 EcoBoost 140, P, 999, 140, 124, M6
m125, 1.0 EcoBoost Hybrid mHEV 125, M, 999, 125, 116, M6 A7
m155, 1.0 EcoBoost Hybrid mHEV 155, M, 999, 155, 120, M6 A7
e150, 1.5 EcoBoost 150, P, 1498, 150, 136, M6 A8
e182, 1.5 EcoBoost 182, P, 1498, 182, 146, M6 A6
e150k, 1.6 EcoBoost 150, P, 1596, 150, 152, M6
e160, 1.5 EcoBoost 160, P, 1498, 160, 148, M6 A6
e165, 1.5 EcoBoost 165, P, 1498, 165, 146, M6
e180, 1.6 EcoBoost 180, P, 1596, 180, 160, M6 A6
e200, 1.5 EcoBoost ST 200, P, 1497, 200, 144, M6
e170, 1.0 EcoBoost ST 170, M, 999, 170, 132, A7
e182s, 1.6 EcoBoost ST, P, 1597, 182, 152, M6
e240, 2.0 EcoBoost 240, P, 1999, 240, 186, A6
e250, 2.0 EcoBoost ST, P, 1999, 250, 184, M6
e280, 2.3 EcoBoost ST, P, 2261, 280, 186, M6 A7
e350, 2.3 EcoBoost RS, P, 2261, 350, =207, M6
mu317, 2.3 EcoBoost, P, 2264, 290, =208, M6 A10
mu421, 5.0 V8 GT, P, 4951, 450, =268, M6 A10
mu446, 5.0 V8 GT 446, P, 5038, 446, =274, M6 A10
d70, 1.4 TDCi 70, D, 1399, 70, 116, M5
d75, 1.5 TDCi 75, D, 1498, 75, 110, M5
d85, 1.5 TDCi 85, D, 1499, 85, 108, M6
d95, 1.6 TDCi 95, D, 1560, 95, 114, M5
d95b, 1.5 TDCi 95, D, 1499, 95, 115, M5
d105, 1.5 TDCi 105, D, 1499, 105, 116, M6
d115, 1.6 TDCi 115, D, 1560, 115, 124, M6
d120, 1.5 TDCi 120, D, 1499, 120, 116, M6 A6
d120b, 1.5 EcoBlue 120, D, 1499, 120, 118, M6 A8
d140, 2.0 TDCi 140, D, 1997, 140, 140, M6 A6
d150, 2.0 TDCi 150, D, 1997, 150, 132, M6 A6
d150b, 2.0 EcoBlue 150, D, 1995, 150, 126, M6 A8
d150m, 2.0 EcoBlue mHEV 150, N, 1995, 150, 122, M6
d163, 2.0 TDCi 163, D, 1997, 163, 142, M6 A6
d180, 2.0 TDCi 180, D, 1997, 180, 134, M6 A6
d185, 2.0 TDCi ST 185, D, 1997, 185, 136, M6 A6
d190, 2.0 EcoBlue 190, D, 1995, 190, 132, A8
d210, 2.0 TDCi 210, D, 1997, 210, 148, A6
h187, 2.0 Hybrid 187, H, 1999, 187, 116, V1
h190, 2.5 FHEV 190, H, 2488, 190, 112, V1
h180, 2.5 FHEV 180, H, 2488, 180, 108, V1
x225, 2.5 PHEV 225, X, 2488, 225, =32, V1, 14.4/35
x243, 2.5 PHEV 243, X, 2488, 243, =22, V1, 14.5/42
eq269, 68kWh Standard Range, E, 70, 269, 273, E1
eq294, 88kWh Extended Range, E, 91, 294, 379, E1
eq351, 88kWh Extended Range, E, 91, 351, 342, E1
eq487, 88kWh GT, E, 91, 487, 310, E1
ex170, 52kWh Standard Range, E, 52, 170, 238, E1
ex286, 77kWh Extended Range, E, 77, 286, 374, E1
ex340, 79kWh Extended Range, E, 79, 340, 352, E1
pg168, 43kWh, E, 43, 168, 234, E1
tc136, 49kWh, E, 49, 136, 180, E1
td100, 1.5 EcoBlue 100, D, 1499, 100, 128, M6
td122, 2.0 EcoBlue 122, D, 1995, 122, 136, M6 A7
tdc130, 2.0 EcoBlue 130, D, 1995, 130, =191, M6
tdc170, 2.0 EcoBlue 170, D, 1996, 170, =196, M6 A8
tcx232, 2.5 PHEV 232, X, 2488, 232, =37, V1, 11.8/35
tce218, 64kWh, E, 64, 218, 209, E1
`,
  trims: `
ka: Studio +0 @09-16; Essential +0 @16-19; Edge +900 @09-16; Zetec +1400; Zetec Black +2100 @17-19; Titanium +2300 @10-16; Active +2400 @18-20
fi: Studio +0 @08-15; Style +400 @11-19; Edge +600 @09-12; Trend +900 @19-22; Zetec +1700 @08-20; Titanium +3200; Titanium X +4700 @12- >90; Zetec S +2600 @09-17 >90; ST-Line +3300 @16- >90; ST-Line X +5100 @18- >95; Active +2900 @18- >80; Active X +4800 @18- >95; Vignale +6700 @17-23 >95
fo: Studio +0 @11-16; Style +800 @11-20; Edge +1000 @11-14; Zetec +2300 @11-20; Zetec Edition +2900 @17-20; Titanium +3900; Titanium X +5900 >115; ST-Line +4400 @16- >95; ST-Line X +6300 @18- >120; Active +4300 @18- >95; Active X +6300 @18-22 >120; Vignale +8700 @18-23 >120
mo: Edge +0 @10-14; Style +0 @14-17; Zetec +1100 @10-20; Zetec Edition +1900 @16-20; Graphite +1200 @11-14; Titanium +2400; Titanium X +4500; ST-Line +4600 @16-; ST-Line Edition +5700 @18-; Vignale +8900 @15-22 >140
su: Zetec +0 @08-20; Trend +200 @20-22; Titanium +1900; Titanium X +4400 @08-20; Titanium First Edition +3300 @20-21; ST-Line +3200 @16-; ST-Line X +5200 @17-; ST-Line Edition +4200 @19-; Vignale +7200 @17-23 >140; Graphite Tech Edition +4400 @23-; Active +1900 @24-; Active X +5000 @24-
pu: Titanium +0; ST-Line +1300; ST-Line X +3300; ST-Line Vignale +5500 @20-23; ST-Line X Gold Edition +4900 @21-23
bev: Base +0 @21-22; Select +0 @23-; Premium +5500; First Edition +8000 @21-21
ex: Style +0 @24-; Select +3000; Premium +7000
mus: Base +0; Custom Pack +1800 @15-17; Fastback +0 @18-
tou: Zetec +0 @13-22; Titanium +1900; Titanium X +3700 @13-22; Active +2900 @20-; Sport +3200 @18-
`,
  models: `
KA, H3, 2009-02, 2016-05, A, 8000, p69, ka, 3, 4
KA+, H5, 2016-10, 2020-01, A, 8995, p85b p85 d95b@18-19, ka, 2
FIESTA, H3, 2008-10, 2012-11, B, 9995, p60 p82 p96 d70 d95, fi, 6
, H5, 2008-10, 2012-11, B, 10595, p60 p82 p96 d70 d95, fi, 10
, H3, 2012-12, 2017-06, B, 9995, p60 p82 e65 e100 e125 e140@14-17 p105 d75 d95 e182s:ST+7200, fi, 8
, H5, 2012-12, 2017-06, B, 10595, p60 p82 e65 e100 e125 p105 d75 d95, fi, 14
, H3, 2017-07, 2021-12, B, 13965, p75@18-21 p85c@17-18 e95@18-21 e100@17-19 e101@17-18 e125 e140@17-20 m125@20-21 d85@17-20 e200@18-21:ST+8400, fi, 6
, H5, 2017-07, 2023-07, B, 14565, p75@18-23 p85c@17-18 e95@19-22 e100@17-22 e125@17-20 e140@17-20 m125@20-23 m155@20-22 d85@17-20 d120@17-19 e200@18-23:ST+8400, fi, 16
B-MAX, M5, 2012-10, 2017-09, MB, 13295, p96 e100 e125 d75 d95b, fi, 4
FOCUS, H5, 2011-03, 2014-09, C, 15995, p85 p105 e101 e125 e150k e182 d95 d115 d140 d163 e250:ST+9000, fo, 12
, H5, 2014-10, 2018-07, C, 16245, p85 e101 e125 e150 e182 d95b d105 d120 d150 e250:ST+8400 d185:ST+8700 e350+@16-18:RS+17000, fo, 14
, H5, 2018-08, 2025-11, C, 18300, p85@18-20 e101@18-22 e125 e150@18-20 e182@18-22 m125@20-25 m155@20-25 d95b@18-20 d120b d150b@18-22 e280@19-25:ST+13000 d190@19-22:ST+12000, fo, 15
, E5, 2011-05, 2014-09, C, 17095, p105 e101 e125 d95 d115 d140 d163, fo, 3
, E5, 2014-10, 2018-07, C, 17345, e101 e125 e150 d105 d120 d150 d185:ST+8700, fo, 4
, E5, 2018-08, 2025-11, C, 19400, e101@18-22 e125 e150@18-20 m125@20-25 m155@20-25 d120b d150b@18-22 e280@19-25:ST+13000, fo, 4
C-MAX, M5, 2010-11, 2019-06, MC, 17500, p105 e101@12-19 e125@12-19 e150@15-19 d115@10-15 d120@15-19 d140@10-15 d150@15-19, fo, 4
GRAND C-MAX, M5, 2010-11, 2019-06, MC, 19100, e125@12-19 e150@15-19 d115@10-15 d120@15-19 d140@10-15 d150@15-19, fo, 2, 7
MONDEO, H5, 2010-09, 2014-11, D, 17700, p105 e160 e240 d115 d140 d163, mo, 5
, H5, 2014-12, 2022-03, D, 20795, e125@15-17 e160@14-17 e165@17-19 e240@14-18 d115@14-15 d120@15-18 d150 d180@14-19 d190@19-22 d210@15-19, mo, 5
, E5, 2014-12, 2022-03, D, 22245, e160@14-17 e165@17-19 d120@15-18 d150 d180@14-19 d190@19-22 h187@19-22, mo, 2
, S4, 2014-12, 2022-03, D, 24995, h187, mo, 1
S-MAX, M5, 2010-05, 2015-07, ML, 22500, e160 e240 d115 d140 d163, mo, 3, 7
, M5, 2015-08, 2023-04, ML, 24545, e160@15-18 e165@18-20 d120@15-18 d150@15-21 d180@15-18 d190@18-22 h190@21-23, mo, 3, 7
GALAXY, M5, 2010-05, 2015-06, ML, 24000, e160 d115 d140 d163, mo, 2, 7
, M5, 2015-07, 2023-04, ML, 26445, e160@15-18 e165@18-20 d120@15-18 d150@15-21 d180@15-18 d190@18-22 h190@21-23, mo, 2, 7
ECOSPORT, U5, 2014-03, 2022-12, BS, 14995, p105@14-17 e101@17-21 e125 e140@16-22 d95b@14-18 d105@16-20, su, 5
PUMA, U5, 2020-01, -, BS, 20545, e125 m125 m155 d120b@20-21 e200@20-23:ST+9000 e170@23-:ST+10500 pg168@25-:Gen-E+4000, pu, 22
KUGA, U5, 2008-06, 2013-02, CS, 21000, d140 d163+ , su, 3
, U5, 2013-03, 2020-02, CS, 20895, e150k@13-14 e150@14-20 e160@13-14 e182+@14-20 d120@15-20 d140@13-14 d150@14-20 d163+@13-14 d180+@14-20, su, 9
, U5, 2020-03, -, CS, 23995, e150 d120b@20-22 d150m@20-21 d190+@20-22 h190@20-24 h180@24- x225@20-24 x243@24-, su, 9
EDGE, U5, 2016-06, 2020-12, DS, 29995, d180+@16-19 d210+@16-19 d190@19-20, mo, 2
MUSTANG, C2, 2015-07, 2023-10, SP, 28995, mu317 mu421, mus, 1, 4
, C2, 2024-06, -, SP, 55585, mu446, mus, 0.6, 4
MUSTANG MACH-E, U5, 2021-04, -, DS, 41330, eq269 eq294 eq351+ eq487+:GT+25000, bev, 4
EXPLORER, U5, 2024-08, -, CS, 39875, ex170@24- ex286 ex340+, ex, 5
CAPRI, U5, 2024-10, -, CS, 42075, ex170@25- ex286 ex340+, ex, 2
TOURNEO CONNECT, M5, 2013-12, -, MC, 18500, e101@13-19 d115@13-16 d120@16-22 td100@18-22 td122@22- e150@22-, tou, 1
TOURNEO CUSTOM, M5, 2013-01, -, ML, 26500, d115@13-16 tdc130@16-23 tdc170@16- tcx232@24- tce218@24-, tou, 1, 9
TOURNEO COURIER, M5, 2014-06, -, MB, 14500, e100 d75@14-18 d95b@14-18 td100@18-22 tc136@25-:Electric+12000, tou, 1
`,
};
