/**
 * Spellings of makes and models that are not simply capitalised, as Britain's marketplaces and the makers write them.
 * Only the case differs from the guide's capitals: each entry is found by its own capitals.
 */
const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Words of at most three letters. Other words this short are codes: GT, TDI, AMG, SWB. */
const SHORT_WORDS = words(`
  Abt Ace All Ami And Big Box Bus Cab Car Coo Duo Eos Evo Fe Fox Fun Jet Ka Kia Max Mii Mk Neo New One Ora Pro Rio Ron Sky Sun
  Top Ute Van Up Zoe
`);

/** Words of four or more letters that stay in capitals. */
const CAPITALS = words(`
  ATTO BAIC CDTD CUPRA DOHC FHEV IONIQ LEVC MHEV MINI PHEV SEAT SOHC TFSI VTEC XLWB XPENG
  E-PACE F-PACE F-TYPE I-PACE S-TYPE X-TYPE
`);

const MAKES = words('McLaren SsangYong DeLorean');

const MODELS = words(`
  bZ4X GranCabrio GranSport GranTurismo i-MiEV i10 i20 i3 i30 i4 i40 i5 i7 i8 i800 iLoad iQ iX iX1 iX2 iX3 ix20 ix35 ix55
  MiTo ProCeed T-Roc up! XCeed
  500e 600e e-208 e-2008 e-308 e-3008 e-408 e-5008 e-Berlingo e-Boxer e-C3 e-C4 e-Crafter e-Dispatch e-Expert e-Golf e-Jumpy
  e-NV200 e-Niro e-Partner e-Relay e-Rifter e-Soul e-SpaceTourer e-Traveller e-tron e-up e-up! eCitan eDeliver eSprinter eVito
  SpaceTourer Mach-E
`);

const VERSIONS = words(`
  4x2 4x4 BlueHDi BlueMotion BlueTEC CDTi CRDi DDiS DM-i EcoBlue EcoBoost EcoFlex GSi GTDi HDi MultiJet PureTech SRi TCe TDCi VTi
  VVTi TwinAir dCi e-Boost e-CVT e-Hybrid e-Power e-Skyactiv e:HEV eHybrid eTSI eTec i-DTEC i-VTEC plug-in quattro sDrive vRS xDrive
`);

export const SPELLINGS = [...SHORT_WORDS, ...CAPITALS, ...MAKES, ...MODELS, ...VERSIONS];

/** Pairs of words that are written differently from each word alone. */
export const PHRASES = [
  'e Deliver',
  'e Vitara',
  'Evo IX',
  'Evolution IX',
  ...[2, 4, 5, 6, 7, 8, 9].flatMap((seats) => [`${seats} Seat`, `${seats}-Seat`]),
];
