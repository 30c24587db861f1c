/** The dictionary of van options, in the form of car-options.ts; £ are basic prices, without VAT. */
export const vanOptions = `
73001 | Load Area | Side loading door | 400 | V | 07- | 0 | .65 | 22 | 0 | W | 94 | 80020
73004 | Load Area | Second side loading door | 420 | V | 07- | 0 | 1 | 22 | 0 | W | 94 |
73005 | Load Area | Ply lining | 210 | V | 07- | 0 | 1 | 28 | 0 | O | 95 |
73006 | Load Area | Racking, one side | 850 | V | 07- | 0 | .78 | 62 | 0 | O | 96 |
73007 | Load Area | Racking, both sides | 1550 | V | 07- | 0 | .65 | 118 | 0 | O | 96 |
73008 | Roof | Roof rack with roller | 520 | V | 07- | 0 | .91 | 34 | 900 | O | 97 |
73009 | Roof | Rear door ladder | 190 | V | 07- | 0 | .78 | 8 | 120 | N | 97 |
73010 | Towing | Towbar - fixed | 380 | W | 07- | 0 | 1 | 24 | 60 | W | 51 |
73013 | Towing | Towbar - detachable | 560 | W | 07- | 0 | .52 | 28 | 40 | W | 51 |
73011 | Towing | 13-pin electrics | 110 | W | 07- | 0 | 1 | 2 | 0 | N | 52 |
73012 | Towing | 7-pin electrics | 55 | W | 07- | 0 | 1 | 1 | 0 | N | 52 |
73014 | Interior | Heated driver's seat | 160 | A | 08- | 0 | .91 | 1.5 | 0 | O | 21 | 80208
73015 | Interior | Dual passenger seat | 130 | A | 07- | 0 | .91 | 14 | 0 | O | 26 | 80221
73016 | Interior | Driver's seat with suspension | 330 | A | 07- | .1 | .52 | 12 | 0 | N | |
73021 | Interior | Heated windscreen | 150 | A | 08- | 0 | .78 | 1 | 0 | O | 27 |
73022 | Interior | Air conditioning | 650 | A | 07- | 0 | .91 | 12 | 0 | W | 28 | 80201, 80202
73023 | Interior | Auxiliary heater | 720 | I | 08- | 0 | .52 | 8 | 0 | N | 28 |
73024 | Interior | Heated steering wheel | 120 | A | 14- | .2 | .52 | 0.5 | 0 | O | 23 | 80209
73025 | Exterior | Headlamp wash | - | AP | 07- | 0 | 1 | 3 | 0 | N | |
73026 | Exterior | Amber beacon | 240 | V | 07- | 0 | .52 | 3 | 90 | N | |
73027 | Exterior | Work lamps, rear | 180 | A | 08- | 0 | .65 | 2 | 20 | N | |
73028 | Exterior | Front fog lights | 120 | A | 07- | 0 | .65 | 2 | 0 | N | 65 | 80009
73029 | Exterior | LED headlights | 490 | A | 16- | .1 | .65 | 1 | 0 | O | 65 | 80011
73030 | Exterior | Colour keyed bumpers | 220 | A | 07- | .1 | .65 | 0 | 0 | S | |
73031 | Driver Aids | Parking sensors, rear | 210 | A | 08- | 0 | .91 | 1 | 0 | W | 71 | 80356
73032 | Driver Aids | Parking sensors, front and rear | 340 | A | 10- | 0 | .65 | 1.5 | 0 | O | 71 | 80357
73033 | Driver Aids | Reversing camera | 320 | A | 10- | 0 | .91 | 0.5 | 0 | W | 72 | 80358
73034 | Driver Aids | Cruise control | 190 | A | 08- | 0 | .65 | 0.5 | 0 | O | 73 | 80354
73035 | Driver Aids | Adaptive cruise control | 520 | A | 14- | .1 | .65 | 2 | 0 | T | 73 | 80355
73036 | Driver Aids | Lane keep assist | 320 | A | 15- | 0 | .65 | 0.5 | 0 | T | 73 | 80361
73037 | Driver Aids | Blind spot monitoring | 390 | A | 14- | 0 | .65 | 1 | 0 | T | 73 | 80362
73038 | Driver Aids | Speed limiter, 62 mph | 40 | A | 07- | 0 | .78 | 0 | 0 | N | 73 |
73039 | Electronics | Satellite navigation | 620 | A | 09- | 0 | .78 | 2 | 0 | T | 31 | 80306
73040 | Electronics | Map card - UK & Ireland | 80 | A | 09-20 | 0 | .91 | 0 | 0 | N | 31 |
73041 | Electronics | Map card - Europe | 120 | A | 09-20 | 0 | .91 | 0 | 0 | N | 31 |
73042 | Electronics | DAB digital radio | 110 | A | 12- | 0 | .78 | 0.3 | 0 | O | 36 | 80301
73043 | Electronics | Telematics unit | 260 | A | 14- | 0 | .65 | 0.5 | 0 | N | 33 |
73044 | Electronics | Auxiliary battery | 210 | I | 07- | 0 | .65 | 24 | 0 | N | |
73045 | Electronics | Inverter, 230 V socket | 260 | A | 08- | 0 | .65 | 4 | 0 | N | |
73046 | Security | Alarm | 240 | A | 07- | 0 | .78 | 1 | 0 | O | 82 | 80453
73047 | Security | Tracking device | 360 | A | 08- | 0 | .65 | 0.6 | 0 | N | 82 |
73048 | Security | Slam locks, load doors | 290 | V | 08- | 0 | .78 | 1.5 | 0 | O | 81 |
73049 | Chassis | Reinforced rear suspension | 280 | A | 07- | 0 | .65 | 11 | 0 | N | 41 |
73050 | Chassis | Increased gross vehicle weight | 450 | V | 07- | 0 | .52 | 4 | 0 | W | |
73051 | Practical | Rubber mats | 45 | A | 07- | 0 | .78 | 3 | 0 | N | |
73052 | Practical | Load securing kit | 70 | A | 07- | 0 | .65 | 3 | 0 | N | |
73053 | Practical | Fire extinguisher and first aid kit | 60 | A | 07- | 0 | .65 | 3 | 0 | N | |
73054 | Service | Service plan, three years | 540 | A | 10- | 0 | .78 | 0 | 0 | N | |
73055 | Service | Warranty extension to five years | 590 | A | 10- | 0 | .52 | 0 | 0 | N | |
73056 | Electric | Charging cable for domestic socket | 160 | E | 11- | 0 | 1 | 2.5 | 0 | N | 92 |
73057 | Electric | 22 kW on-board charger | 850 | B | 17- | 0 | .78 | 6 | 0 | O | 92 |
73058 | Electric | Heat pump | 780 | B | 15- | 0 | .91 | 14 | 0 | W | 91 | 80503
73059 | Load Area | Load area LED lighting | 130 | V | 13- | 0 | .91 | 1 | 0 | N | 95 | 80222
73060 | Load Area | Resin floor | 320 | V | 08- | 0 | .78 | 24 | 0 | O | 95 |
73061 | Load Area | Extra lashing rails | 140 | V | 07- | 0 | .78 | 7 | 0 | N | 95 |
73062 | Load Area | Tail lift | 2600 | V | 07- | 0 | .2 | 190 | 40 | W | |
73063 | Practical | Overhead shelf | 85 | A | 07- | 0 | .65 | 2 | 0 | N | |
73064 | Exterior | Mud flaps, front and rear | 60 | A | 07- | 0 | .78 | 2 | 15 | N | |
73002 | Load Area | Bulkhead | 0 | VD | 07- | 0 | 1 | 0 | 0 | N | 98 |
73003 | Load Area | Bulkhead with window | 60 | V | 07- | 0 | .91 | 2 | 0 | N | 98 |
73065 | Load Area | Mesh bulkhead | 80 | V | 07- | 0 | .52 | -9 | 0 | N | 98 |
73017 | Exterior | Twin rear doors, opening to 180 degrees | 0 | VD | 07- | 0 | 1 | 0 | 0 | N | 98 |
73018 | Exterior | Twin rear doors, opening to 270 degrees | 180 | V | 07- | 0 | .91 | 3 | 0 | O | 98 |
73019 | Exterior | Tailgate | 240 | V | 07- | 0 | .65 | 8 | 0 | O | 98 |
73020 | Exterior | Twin rear doors, glazed | 150 | V | 07- | 0 | .78 | 4 | 0 | O | 98 |
`;
