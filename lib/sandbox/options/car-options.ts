/**
 * The guide's dictionary of car options. A code means the same thing on every car, so generic options can group codes.
 * `code | category | description | £ with VAT | where | years | from trim | chance | kg | drag cm² | retention |
 * generic | standard as`
 *
 * £: for a £20,000 car in 2018; a dash has no separate price. where (all must hold): C any · X no city car · F fixed
 * roof · K convertible · U 4x4, estate or MPV · I burns fuel · E charged · B electric · L expensive · W may tow · P
 * only in packs · D fitted by default, in place of another of its group.
 *
 * years: first sold–last sold. chance: share of models that offer it. retention: S style, W wanted, O ordinary, T
 * technical, N nothing. generic: see generic-options.ts. standard as: equipment codes; if one is standard, it is not an
 * option. Prices and masses are authored from common knowledge; anchors are published (adaptive cruise, night vision,
 * roof).
 */
export const carOptions = `
71012 | Interior | Heated front seats | 325 | C | 08- | 0 | 1 | 3 | 0 | O | 21 | 80208
71013 | Interior | Heated rear seats | 275 | X | 12- | .3 | .45 | 3 | 0 | O | 21 |
71014 | Interior | Electric front seats with memory | 780 | X | 08- | .2 | .72 | 14 | 0 | O | 24 | 80207
71015 | Interior | Ventilated front seats | 550 | XL | 12- | .3 | .52 | 6 | 0 | O | 21 |
71016 | Interior | Massage function, front seats | 620 | L | 12- | .4 | .52 | 7 | 0 | O | 24 |
71017 | Interior | Sports front seats | 450 | C | 07- | .2 | .52 | 5 | 0 | S | 25 |
71018 | Interior | Lumbar support, front seats | 120 | C | 07- | 0 | .65 | 1 | 0 | N | 24 |
71019 | Interior | Third row of seats | 900 | U | 08- | 0 | .39 | 48 | 0 | W | 26 |
71021 | Interior | Heated steering wheel | 180 | C | 12- | 0 | .85 | 0.5 | 0 | O | 23 | 80209
71022 | Interior | Heated windscreen | 220 | C | 08- | 0 | .72 | 1 | 0 | O | 27 |
71023 | Exterior | Headlamp wash | - | CP | 07- | 0 | 1 | 3 | 0 | N | |
71024 | Interior | Three zone climate control | 480 | X | 10- | .3 | .52 | 6 | 0 | O | 28 |
71026 | Interior | Ambient lighting | 260 | C | 13- | .2 | .59 | 1 | 0 | O | | 80215
71027 | Interior | Rear window blinds | 190 | X | 07- | 0 | .52 | 2 | 0 | N | |
71028 | Interior | Front centre armrest | 110 | C | 07- | 0 | .65 | 1.5 | 0 | N | | 80214
71029 | Interior | ISOFIX on front passenger seat | 65 | C | 09- | 0 | .52 | 0.5 | 0 | N | |
71087 | Interior | Leather steering wheel with shift paddles | 240 | C | 09- | .2 | .45 | 0.5 | 0 | O | 23 |
71088 | Interior | Carbon interior trim | 850 | L | 10- | .4 | .59 | 0 | 0 | S | 29 |
71089 | Interior | Wood interior trim | 520 | XL | 07- | .3 | .59 | 1 | 0 | O | 29 |
71090 | Interior | Black roof lining | 240 | X | 09- | .2 | .52 | 0 | 0 | S | |
71091 | Interior | Ashtray | 15 | C | 07-22 | 0 | .65 | 0.3 | 0 | N | |
71092 | Interior | Cigarette lighter | 15 | C | 07-22 | 0 | .65 | 0.1 | 0 | N | |
71031 | Chassis | Sports suspension | 600 | C | 07- | .2 | .65 | 2 | -60 | S | 41 |
71032 | Chassis | Tyre pressure monitor | 150 | C | 07-14 | 0 | .91 | 0.4 | 0 | N | | 80107
71033 | Chassis | Adaptive dampers | 850 | X | 10- | .2 | .65 | 6 | 0 | O | 41 |
71034 | Chassis | Air suspension | 1500 | XL | 08- | .3 | .59 | 22 | -80 | O | 41 |
71036 | Chassis | Variable ratio steering | 330 | X | 10- | .3 | .45 | 1 | 0 | N | 42 |
71037 | Chassis | Limited slip differential | 900 | LI | 09- | .5 | .39 | 9 | 0 | S | |
71038 | Chassis | Ceramic brakes | 3200 | L | 10- | .6 | .45 | -12 | 0 | S | |
71039 | Chassis | Red brake calipers | 250 | X | 10- | .4 | .52 | 0 | 0 | S | |
71040 | Towing | Towbar - detachable | 700 | W | 07- | 0 | .98 | 22 | 30 | W | 51 |
71043 | Towing | Towbar - fixed | 480 | W | 07- | 0 | .65 | 19 | 60 | W | 51 |
71044 | Towing | Towbar - electrically deployable | 950 | WX | 14- | .2 | .52 | 26 | 20 | W | 51 |
71041 | Towing | 13-pin electrics | 120 | W | 07- | 0 | 1 | 2 | 0 | N | 52 |
71042 | Towing | 7-pin electrics | 60 | W | 07-22 | 0 | 1 | 1 | 0 | N | 52 |
71045 | Towing | Trailer assist | 300 | WX | 15- | .2 | .65 | 0 | 0 | T | 53 |
71046 | Towing | Self-levelling rear suspension | 850 | WU | 08- | .2 | .52 | 12 | 0 | O | 41 |
71050 | Roof | Panoramic roof | 1150 | XF | 09- | .2 | .85 | 28 | 0 | W | 61 | 80015
71055 | Roof | Tilt and slide sunroof | 650 | F | 07- | 0 | .45 | 14 | 0 | W | 61 |
71051 | Roof | Roof bars | 200 | F | 07- | 0 | .91 | 5 | 320 | N | 62 |
71052 | Roof | Roof rails | 250 | U | 08- | 0 | .65 | 4 | 140 | O | 62 | 80016
71053 | Roof | Contrast roof in black | 350 | F | 11- | .2 | .59 | 0 | 0 | S | 63 |
71054 | Roof | Roof box system | 620 | F | 08- | 0 | .39 | 16 | 0 | N | 62 |
71056 | Roof | Bicycle carrier for roof bars | 130 | F | 08- | 0 | .45 | 3 | 0 | N | 62 |
71060 | Electronics | Satellite navigation | 750 | C | 07- | 0 | .98 | 2 | 0 | T | 31 | 80306
71061 | Electronics | Map card - UK & Ireland | 100 | C | 07-20 | 0 | .78 | 0 | 0 | N | 31 |
71062 | Electronics | Map card - Europe | 150 | C | 07-20 | 0 | .78 | 0 | 0 | N | 31 |
71067 | Electronics | Wireless phone charging | 150 | C | 16- | 0 | .78 | 0.4 | 0 | T | 33 | 80218
71068 | Electronics | Head-up display | 690 | X | 13- | .3 | .65 | 2 | 0 | T | 34 | 80368
71069 | Electronics | Digital instrument display | 450 | C | 15- | 0 | .65 | 0 | 0 | T | 34 | 80308
71070 | Electronics | Connected services, three years | 320 | C | 14- | 0 | .59 | 0 | 0 | N | 33 |
71071 | Electronics | Rear seat entertainment | 1150 | XL | 10- | .3 | .52 | 5 | 0 | T | 35 |
71072 | Electronics | Apple CarPlay and Android Auto | 220 | C | 16-22 | 0 | .65 | 0 | 0 | T | 33 | 80305
71073 | Electronics | Television tuner | 650 | L | 08-22 | .3 | .39 | 1 | 0 | N | 35 |
71074 | Electronics | Wi-Fi hotspot | 190 | C | 14- | .2 | .45 | 0.3 | 0 | N | 33 |
71063 | Audio | Premium audio | 450 | C | 08- | .1 | .85 | 6 | 0 | O | 32 | 80307
71064 | Audio | Subwoofer | 200 | C | 08- | 0 | .98 | 7 | 0 | N | 32 |
71065 | Audio | DAB+ | 120 | C | 12- | 0 | .98 | 0.3 | 0 | N | 36 | 80301
71066 | Audio | Surround sound system, 16 loudspeakers | 1350 | XL | 10- | .3 | .65 | 12 | 0 | O | 32 |
71075 | Audio | Eight loudspeakers | 160 | C | 07-18 | 0 | .52 | 2 | 0 | N | 32 |
71080 | Driver Aids | Parking sensors, front and rear | 380 | C | 08- | 0 | .78 | 1.5 | 0 | O | 71 | 80357
71081 | Driver Aids | Parking sensors, rear | 250 | C | 07- | 0 | .78 | 1 | 0 | O | 71 | 80356
71085 | Driver Aids | Reversing camera | 310 | C | 10- | 0 | .85 | 0.5 | 0 | O | 72 | 80358
71086 | Driver Aids | 360 degree camera | 590 | X | 14- | .2 | .65 | 1.5 | 0 | T | 72 | 80359
71076 | Driver Aids | Automatic parking | 420 | C | 12- | .2 | .59 | 0.5 | 0 | T | 71 |
71082 | Driver Aids | Adaptive cruise control | 620 | C | 10- | .1 | .78 | 2 | 0 | T | 73 | 80355
71083 | Driver Aids | Lane keep assist | 380 | C | 13- | 0 | .65 | 0.5 | 0 | T | 73 | 80361
71084 | Driver Aids | Blind spot monitoring | 420 | C | 12- | .1 | .72 | 1 | 0 | T | 73 | 80362
71077 | Driver Aids | Night vision | 1250 | L | 12- | .3 | .52 | 3 | 0 | T | 73 |
71078 | Driver Aids | Traffic sign recognition | 180 | C | 13- | 0 | .59 | 0 | 0 | T | 73 | 80363
71079 | Driver Aids | Driver attention alert | 90 | C | 13- | 0 | .45 | 0 | 0 | T | 73 | 80364
71093 | Exterior | Rear privacy glass | 290 | F | 08- | 0 | .78 | 0 | 0 | O | 64 | 80014
71094 | Exterior | Powered tailgate | 430 | XF | 11- | .1 | .72 | 7 | 0 | O | | 80018
71095 | Lighting | LED headlights | 690 | C | 13- | 0 | .78 | 1 | 0 | W | 65 | 80011
71096 | Lighting | Matrix LED headlights | 1150 | X | 15- | .3 | .65 | 2 | 0 | W | 65 | 80021
71097 | Lighting | Laser high beam | 1450 | L | 16- | .5 | .65 | 2 | 0 | T | 65 |
71098 | Lighting | Front fog lights | 160 | C | 07- | 0 | .52 | 2 | 0 | N | 65 | 80009
71099 | Exterior | Acoustic side glass | 310 | X | 12- | .3 | .52 | 6 | 0 | N | |
71503 | Security | Tracking device | 480 | C | 08- | 0 | .52 | 0.6 | 0 | N | 82 |
71501 | Security | Keyless entry and start | 390 | C | 10- | .1 | .72 | 0.5 | 0 | O | 81 | 80454
71502 | Security | Alarm with interior monitoring | 290 | C | 07- | 0 | .52 | 1 | 0 | N | 82 | 80453
71504 | Wheels - Spare | Space saver spare wheel | 150 | I | 07- | 0 | .91 | 13 | 0 | O | 43 |
71505 | Wheels - Spare | Full size spare wheel | 220 | I | 07- | 0 | .52 | 19 | 0 | O | 43 |
71507 | Practical | Boot liner | 60 | C | 07- | 0 | .65 | 2 | 0 | N | |
71510 | Practical | Floor mats, velour | 85 | C | 07- | 0 | .78 | 3 | 0 | N | |
71511 | Practical | First aid kit and warning triangle | 35 | C | 07- | 0 | .65 | 1.5 | 0 | N | |
71512 | Practical | Luggage net | 70 | C | 07- | 0 | .59 | 1 | 0 | N | |
71513 | Practical | Dog guard | 210 | U | 07- | 0 | .78 | 8 | 0 | N | |
71514 | Wheels - Winter | Set of winter wheels | 1250 | C | 10- | 0 | .39 | 0 | 0 | N | |
71515 | Service | Service plan, three years | 590 | C | 10- | 0 | .65 | 0 | 0 | N | |
71516 | Service | Warranty extension to five years | 650 | C | 10- | 0 | .52 | 0 | 0 | N | |
71517 | Exterior | Deletion of model badge | 0 | C | 07- | 0 | .52 | 0 | 0 | N | |
71518 | Exterior | Door mirrors in black | 95 | C | 11- | .1 | .65 | 0 | 0 | S | |
71519 | Exterior | Rear spoiler | 260 | C | 07- | .1 | .65 | 3 | -40 | S | 66 | 80017
71520 | Exterior | Aerodynamic body kit | 1350 | C | 09- | .4 | .45 | 9 | 110 | S | 66 |
71521 | Electric | Heat pump | 900 | B | 13- | 0 | 1 | 14 | 0 | W | 91 | 80503
71522 | Electric | Wall box, installed | 750 | E | 13- | 0 | .65 | 0 | 0 | N | 92 |
71523 | Electric | 22 kW on-board charger | 950 | B | 17- | .2 | .78 | 6 | 0 | O | 92 |
71524 | Electric | Charging cable for domestic socket | 180 | E | 11- | 0 | 1 | 2.5 | 0 | N | 92 |
71525 | Electric | Vehicle-to-load adaptor | 320 | B | 21- | 0 | .91 | 1 | 0 | N | 92 |
71506 | Wheels - Spare | Tyre repair kit | 0 | ID | 09- | 0 | 1 | 0 | 0 | N | 43 |
`;
