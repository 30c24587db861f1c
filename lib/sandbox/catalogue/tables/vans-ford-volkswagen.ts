import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

// Sources: see vans-stellantis.ts.
export const fordVans: MakeTable = {
  name: 'FORD',
  letters: 'FO',
  wmi: 'WF0',
  automatic: 'Auto',
  fourWheelDrive: 'AWD',
  share: 32,
  valueRetention: 1.04,
  warranty: [3, 100000],
  deliveryPounds: 750,
  engines: `
t75, 1.6 TDCi 75ps, D, 1560, 75, =131, M5
t95, 1.6 TDCi 95ps, D, 1560, 95, =131, M5
k75, 1.5 TDCi 75ps, D, 1499, 75, =118, M5
k100, 1.5 TDCi 100ps, D, 1499, 100, =124, M6
k75b, 1.5 EcoBlue 75ps, D, 1499, 75, =137, M6
k100b, 1.5 EcoBlue 100ps, D, 1499, 100, =142, M6 A8
k120b, 1.5 EcoBlue 120ps, D, 1499, 120, =144, M6 A8
k102, 2.0 EcoBlue 102ps, D, 1968, 102, =133, M6
k122, 2.0 EcoBlue 122ps, D, 1968, 122, =138, M6 A7
kp100, 1.0 EcoBoost 100ps, P, 998, 100, =132, M6
c100, 2.2 TDCi 100ps, D, 2198, 100, =178, M6
c125, 2.2 TDCi 125ps, D, 2198, 125, =182, M6
c155, 2.2 TDCi 155ps, D, 2198, 155, =190, M6
e105, 2.0 TDCi 105ps, D, 1995, 105, =181, M6
e130, 2.0 EcoBlue 130ps, D, 1995, 130, =187, M6 A6
e170, 2.0 EcoBlue 170ps, D, 1995, 170, =190, M6 A6
n110, 2.0 EcoBlue 110ps, D, 1996, 110, =186, M6
n136, 2.0 EcoBlue 136ps, D, 1996, 136, =191, M6 A8
n170, 2.0 EcoBlue 170ps MS-RT, D, 1996, 170, =199, A8
x126, 1.0 EcoBoost PHEV 126ps, X, 999, 126, =70, A1, 13.6/26
x232, 2.5 PHEV 232ps, X, 2488, 232, =37, V1, 11.8/35
ev136, 64kWh 136ps, E, 64, 136, 205, E1
ev218, 64kWh 218ps, E, 64, 218, 205, E1
cev, 44kWh 136ps, E, 43.6, 136, 180, E1
l125, 2.2 TDCi 125ps HD, D, 2198, 125, =228, M6
l155, 2.2 TDCi 155ps HD, D, 2198, 155, =236, M6
l130, 2.0 EcoBlue 130ps HD, D, 1995, 130, =227, M6
l165, 2.0 EcoBlue 165ps, D, 1996, 165, =236, M6 A10
lev184, 68kWh 184ps, E, 68, 184, 196, E1
lev269, 68kWh 269ps, E, 68, 269, 196, E1
r130, 2.2 TDCi 130, D, 2198, 130, =224, M6
r160, 2.2 TDCi 160, D, 2198, 160, =231, M6 A6
r170, 2.0 EcoBlue 170, D, 1996, 170, =230, M6 A6
r213, 2.0 EcoBlue 213, D, 1996, 213, =233, A10
r205, 2.0 EcoBlue 205, D, 1996, 205, =228, A10
r240, 3.0 EcoBlue V6 240, D, 2993, 240, =265, A10
`,
  trims: `
t: Base +0 @08-20; Leader +0 @19-; Trend +1500; Sport +4300 @13-24; Limited +3300 @12-; Active +3900 @20-
r: XL +0; XLT +2200; Limited +4500; Wildtrak +7000
`,
  models: `
FIESTA VAN, PV, 2012-12, 2023-03, VB, 10500, t75@12-15 t95@12-15 k75@15-18 kp100@17-23, t, 2, 2,
TRANSIT COURIER, PV, 2014-05, 2023-10, VB, 11095, k75 k100 kp100, t, 4, 2,
, PV, 2024-01, -, VB, 17150, kp100 k100b cev@25-, t, 4, 2,
TRANSIT CONNECT, PV, 2013-11, 2018-08, VB, 13150, t75@13-16 t95@13-16 k75@16-18 k100@16-18 k120b@17-18, t, 6, 2, 200 L1/220 L1/210 L2/240 L2
, PV, 2018-09, 2023-12, VB, 15150, k75b k100b k120b kp100@18-21, t, 6, 2, 200 L1/220 L1/210 L2/230 L2/240 L2
, PV, 2024-04, -, VB, 22500, k102 k122, t, 3, 2, 260 L1/300 L2
TRANSIT CUSTOM, PV, 2012-11, 2016-04, VC, 17495, c100 c125 c155, t, 14, 3, 270 L1/290 L1/290 L2/310 L2/330 L2
, PV, 2016-05, 2023-09, VC, 19495, e105 e130 e170 x126@20-23, t, 20, 3, 280 L1/300 L1/300 L2/320 L1/320 L2/340 L2
, PV, 2023-10, -, VC, 32350, n110 n136 e170 n170 x232@24- ev136@24- ev218@24-, t, 20, 3, 280 L1/300 L1/300 L2/320 L2
, CC, 2016-05, 2023-09, VC, 23500, e105 e130 e170, t, 5, 6, 300 L1/320 L2
TRANSIT, PV, 2014-05, 2016-08, VL, 22845, l125 l155, t, 8, 3, 290 L2/310 L2/350 L3/350 L4
, PV, 2016-09, -, VL, 25795, l130 e170 l165@23-, t, 12, 3, 290 L2/310 L2/330 L3/350 L2/350 L3/350 L4
, CH, 2014-05, -, VL, 22000, l125@14-16 l130@16- e170@16-, t, 3, 3, 350 L2/350 L3/350 L4
E-TRANSIT, PV, 2022-04, -, VL, 42695, lev184 lev269, t, 2, 3, 350 L2/350 L3/390 L3
RANGER, DC, 2012-01, 2019-05, PU, 16995, r130 r160, r, 5, 5,
, DC, 2019-06, 2022-12, PU, 22895, r170 r213, r, 5, 5,
, DC, 2023-02, -, PU, 28050, r170 r205 r240, r, 7, 5,
`,
};

export const volkswagenVans: MakeTable = {
  name: 'VOLKSWAGEN',
  letters: 'VW',
  wmi: 'WV1',
  automatic: 'DSG',
  fourWheelDrive: '4Motion',
  share: 10,
  valueRetention: 1.14,
  warranty: [3, 100000],
  deliveryPounds: 790,
  engines: `
c75, 1.6 TDI 75, D, 1598, 75, =149, M5
c102, 1.6 TDI 102, D, 1598, 102, =147, M5 A7
d75, 2.0 TDI 75, D, 1968, 75, =130, M5
d102, 2.0 TDI 102, D, 1968, 102, =132, M5 M6
d122, 2.0 TDI 122, D, 1968, 122, =138, M6 A7
p125, 1.2 TSI 84, P, 1197, 84, =165, M5
t84, 2.0 TDI 84, D, 1968, 84, =191, M5
t102, 2.0 TDI 102, D, 1968, 102, =192, M5
t140, 2.0 TDI 140, D, 1968, 140, =199, M6 A7
t110, 2.0 TDI 110, D, 1968, 110, =206, M5 M6
t150, 2.0 TDI 150, D, 1968, 150, =202, M6 A7
t180, 2.0 BiTDI 180, D, 1968, 180, =207, M6 A7
t204, 2.0 BiTDI 204, D, 1968, 204, =212, A7
n110, 2.0 TDI 110, D, 1996, 110, =186, M6
n150, 2.0 TDI 150, D, 1996, 150, =192, M6 A8
n170, 2.0 TDI 170, D, 1996, 170, =197, A8
b204, Cargo 77kWh 204, E, 77, 204, 263, E1
b286, Cargo 79kWh 286, E, 79, 286, 280, E1
cr102, 2.0 TDI 102, D, 1968, 102, =235, M6
cr140, 2.0 TDI 140, D, 1968, 140, =232, M6 A8
cr177, 2.0 BiTDI 177, D, 1968, 177, =241, M6 A8
am140, 2.0 TDI 140, D, 1968, 140, =211, M6
am180, 2.0 BiTDI 180, D, 1968, 180, =224, M6 A8
am204, 3.0 V6 TDI 204, D, 2967, 204, =230, A8
am258, 3.0 V6 TDI 258, D, 2967, 258, =241, A8
am170, 2.0 TDI 170, D, 1996, 170, =231, M6
am205, 2.0 TDI 205, D, 1996, 205, =227, A10
am240, 3.0 V6 TDI 240, D, 2993, 240, =265, A10
`,
  trims: `
v: Startline +0 @09-22; Commerce +0 @22-; Trendline +1500 @11-22; Commerce Plus +1900 @22-; Highline +3300 @15-22; Commerce Pro +3500 @22-; Sportline +9500 @16-21; Black Edition +1800 @17-21
a: Startline +0 @11-16; Trendline +2000 @11-20; Highline +4500 @11-20; Aventura +8000 @16-20; Life +0 @23-; Style +4800 @23-; PanAmericana +7900 @23-
`,
  models: `
CADDY, PV, 2010-10, 2015-06, VB, 12500, c75 c102 p125@13-15, v, 6, 2, C20/Maxi C20
, PV, 2015-07, 2020-11, VB, 14500, d75 d102 d122@16-20, v, 6, 2, C20/Maxi C20
, PV, 2020-12, -, VB, 18425, d75 d102 d122, v, 6, 2, C20/Maxi C20
TRANSPORTER, PV, 2010-02, 2015-08, VC, 18000, t84 t102 t140 t180, v, 10, 3, T26 SWB/T28 SWB/T30 SWB/T30 LWB
, PV, 2015-09, 2024-09, VC, 19990, t84@15-19 t102@15-19 t110@19-24 t150 t204, v, 14, 3, T26 SWB/T28 SWB/T30 SWB/T30 LWB/T32 LWB
, PV, 2025-01, -, VC, 31970, n110 n150 n170, v, 6, 3, T28 SWB/T32 SWB/T32 LWB
, CC, 2015-09, 2024-09, VC, 23900, t102@15-19 t110@19-24 t150 t204, v, 4, 5, T28 SWB/T32 LWB
ID. BUZZ CARGO, PV, 2022-11, -, VC, 38125, b204@22-24 b286@24-, v, 1, 3,
CRAFTER, PV, 2011-06, 2017-04, VL, 23500, cr102 cr140, v, 3, 3, CR30 MWB/CR35 MWB/CR35 LWB
, PV, 2017-05, -, VL, 24910, cr102@17-21 cr140 cr177, v, 4, 3, CR30 MWB/CR35 MWB/CR35 LWB
AMAROK, DC, 2011-03, 2020-06, PU, 18995, am140@11-16 am180+@11-16 am204+@16-19 am258+@18-20, a, 3, 5,
, DC, 2023-05, -, PU, 34500, am170+ am205+ am240+, a, 2, 5,
`,
};
