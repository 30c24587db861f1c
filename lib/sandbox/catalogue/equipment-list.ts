/**
 * Equipment and when it is standard: `code, category, description, from level, from year, to year, where`. Level 0 =
 * every trim … 1 = top trims only; each year after `from year` it comes down by 0.018 as features spread. where: A all,
 * C cars, V vans, I combustion or hybrid, E plug-in or electric, X no city car. Our own codes; authored from common
 * knowledge.
 */
export const equipmentList = `
80001, Exterior Features, Body coloured bumpers, 0, 2007, 2018, C
80002, Exterior Features, Electric front windows, 0, 2007, 2018, A
80003, Exterior Features, Electric rear windows, 0.35, 2007, , C
80004, Exterior Features, Electric heated door mirrors, 0.15, 2007, , A
80005, Exterior Features, Power folding door mirrors, 0.65, 2009, , A
80006, Exterior Features, Body coloured door mirrors and handles, 0.2, 2007, 2018, C
80007, Exterior Features, Heated rear window, 0, 2007, 2018, C
80008, Exterior Features, Rear wiper, 0, 2007, 2018, C
80009, Exterior Features, Front fog lights, 0.4, 2007, , A
80010, Exterior Features, LED daytime running lights, 0.3, 2011, , A
80011, Exterior Features, LED headlights, 0.85, 2014, , A
80012, Exterior Features, Automatic headlights, 0.45, 2009, , A
80013, Exterior Features, Rain sensing wipers, 0.5, 2009, , A
80014, Exterior Features, Rear privacy glass, 0.6, 2009, , C
80015, Exterior Features, Panoramic glass roof, 1, 2011, , X
80016, Exterior Features, Roof rails, 0.6, 2009, , X
80017, Exterior Features, Rear spoiler, 0.55, 2007, , C
80018, Exterior Features, Powered tailgate, 0.9, 2013, , X
80019, Exterior Features, Twin rear doors, 0, 2007, , V
80020, Exterior Features, Sliding side load door, 0, 2007, , V
80021, Exterior Features, Adaptive LED headlights with high beam assist, 1, 2017, , C
80101, Wheels - Steel, Steel wheels with covers, 0, 2007, 0.34, A
80102, Wheels - Alloy, 16" alloy wheels, 0.35, 2007, 0.55, A
80103, Wheels - Alloy, 17" alloy wheels, 0.55, 2007, 0.8, A
80104, Wheels - Alloy, 18" alloy wheels, 0.8, 2009, 1.01, A
80105, Wheels - Spare, Tyre repair kit, 0, 2009, , C
80106, Wheels - Spare, Full size spare wheel, 0, 2007, , V
80107, Wheels, Tyre pressure monitoring system, 0, 2014, , A
80201, Interior Features, Manual air conditioning, 0.12, 2007, 0.55, A
80202, Interior Features, Dual zone climate control, 0.55, 2007, , A
80203, Interior Features, Leather steering wheel, 0.3, 2007, 2018, A
80204, Interior Features, Multifunction steering wheel, 0.3, 2009, 2018, A
80205, Interior Features, Height and reach adjustable steering wheel, 0, 2007, 2018, A
80206, Interior Features, Height adjustable driver's seat, 0.1, 2007, 2018, A
80207, Interior Features, Electrically adjustable driver's seat, 0.95, 2009, , X
80208, Interior Features, Heated front seats, 0.8, 2010, , A
80209, Interior Features, Heated steering wheel, 0.95, 2014, , C
80210, Interior Features, Cloth upholstery, 0, 2007, 0.7, A
80211, Interior Features, Part leather upholstery, 0.7, 2007, 0.9, A
80212, Interior Features, Leather upholstery, 0.9, 2007, , A
80213, Interior Features, 60/40 split folding rear seats, 0.05, 2007, , C
80214, Interior Features, Front centre armrest, 0.35, 2007, , A
80215, Interior Features, Ambient lighting, 0.75, 2013, , C
80216, Interior Features, 12V socket, 0, 2007, 2018, A
80217, Interior Features, USB connection, 0.15, 2009, 2018, A
80218, Interior Features, Wireless phone charging, 0.85, 2018, , A
80219, Interior Features, Full height steel bulkhead, 0, 2007, , V
80220, Interior Features, Load area lashing points, 0, 2007, , V
80221, Interior Features, Dual passenger seat, 0.1, 2007, , V
80222, Interior Features, Load area LED lighting, 0.6, 2014, , V
80301, Entertainment, DAB digital radio, 0.3, 2012, , A
80302, Entertainment, Bluetooth telephone connection, 0.25, 2010, , A
80303, Entertainment, CD player, 0, 2007, 2017, A
80304, Entertainment, Touchscreen, 0.4, 2013, , A
80305, Entertainment, Apple CarPlay and Android Auto, 0.45, 2016, , A
80306, Entertainment, Satellite navigation, 0.7, 2010, , A
80307, Entertainment, Premium sound system, 1, 2010, , C
80308, Entertainment, Digital instrument display, 0.8, 2017, , A
80309, Entertainment, Over-the-air updates, 0.6, 2021, , A
80351, Driver Aids, ABS and EBD, 0, 2007, 2018, A
80352, Driver Aids, Electronic stability programme, 0, 2011, , A
80353, Driver Aids, Hill start assist, 0.1, 2010, , A
80354, Driver Aids, Cruise control and speed limiter, 0.4, 2009, , A
80355, Driver Aids, Adaptive cruise control, 0.8, 2015, , A
80356, Driver Aids, Rear parking sensors, 0.45, 2009, , A
80357, Driver Aids, Front parking sensors, 0.7, 2011, , A
80358, Driver Aids, Reversing camera, 0.75, 2013, , A
80359, Driver Aids, 360 degree camera, 1, 2018, , A
80360, Driver Aids, Autonomous emergency braking, 0.3, 2016, , A
80361, Driver Aids, Lane keep assist, 0.35, 2017, , A
80362, Driver Aids, Blind spot monitoring, 0.85, 2015, , A
80363, Driver Aids, Traffic sign recognition, 0.6, 2016, , A
80364, Driver Aids, Driver attention alert, 0.4, 2017, , A
80365, Driver Aids, Intelligent speed assist, 0, 2024, , A
80366, Driver Aids, Electric parking brake, 0.55, 2012, , A
80367, Driver Aids, Stop/start system, 0.1, 2012, , I
80368, Driver Aids, Head-up display, 1, 2017, , X
80369, Driver Aids, Power steering, 0, 2007, 2018, A
80401, Safety, Driver's and passenger's airbags, 0, 2007, , A
80402, Safety, Side and curtain airbags, 0.05, 2009, , C
80403, Safety, ISOFIX rear child seat mountings, 0, 2007, , C
80404, Safety, Front seatbelt pre-tensioners, 0, 2007, 2018, A
80405, Safety, Seatbelt warning, 0, 2009, 2018, A
80406, Safety, eCall emergency call, 0, 2018, , A
80407, Safety, Three rear headrests, 0.1, 2007, 2018, C
80408, Safety, High level rear brake light, 0, 2007, , A
80409, Safety, Child proof rear door locks, 0, 2007, , C
80223, Interior Features, Digital clock, 0, 2007, , A
80224, Interior Features, Door bins and cup holder, 0, 2007, , A
80225, Interior Features, Trip computer, 0.1, 2007, , A
80451, Security, Remote central locking, 0, 2007, 2018, A
80452, Security, Immobiliser, 0, 2007, 2018, A
80453, Security, Thatcham category 1 alarm, 0.5, 2007, , A
80454, Security, Keyless entry and start, 0.75, 2013, , A
80455, Security, Locking wheel nuts, 0.5, 2007, , A
80456, Security, Deadlocks, 0, 2007, , V
80501, Vehicle Homologation - Electric, Type 2 charging cable, 0, 2011, , E
80502, Vehicle Homologation - Electric, CCS rapid charging, 0, 2013, , E
80503, Vehicle Homologation - Electric, Heat pump, 0.7, 2018, , E
80504, Vehicle Homologation - Electric, Pre-conditioning timer, 0.2, 2013, , E
80505, Vehicle Homologation - Electric, Regenerative braking, 0, 2011, , E
80506, Driver Aids, Selectable drive modes, 0.5, 2012, , A
`;
