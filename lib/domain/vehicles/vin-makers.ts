/** Makers by the first three characters of the VIN. From https://github.com/idlesign/vininfo (BSD-3-Clause) and web lists. */
const TABLE = `Abarth or Fiat:ZFA; Alfa Romeo:ZAR; Alpine or Renault:VF1; Aston Martin:SCF; Audi:WAU WA1 TRU WUA; Bentley:SCB SJA;
BMW:WBA WBX WBY WBS 5YM 4US; BYD:LGX; Cadillac:1G6 1GY; Chevrolet:1G1 KL1; Chrysler:1C8 1A8; Citroën:VF7 VR7 VS7; Dacia:UU1;
Daewoo:KLA; DAF Trucks:XLR; Daihatsu:JDA; DS:VR1; Ferrari:ZFF; Fiat Professional or Jeep:ZAC; Ford:WF0 NM0 SFA VS6;
Hyundai or Genesis:KMH; GWM:LGW; Honda:JHM SHH SHS SAH NLA; Hyundai:TMA MAL NLH NLJ; Isuzu:MPA; Iveco:ZCF; Jaguar:SAJ SAD;
Jeep:1J4 1J8 1C4; Kia:KNA KND U5Y U6Y; Lamborghini:ZHW; Land Rover:SAL; LDV:SEY; Lexus:JTH JTJ; Lotus:SCC; MAN:WMA;
Maserati:ZAM ZN6; Mazda:JMZ JM1; McLaren:SBM; Mercedes-Benz:WDB WDD WDC W1K W1N WDF W1V; MG:LSJ; MG Rover:SAR; MINI:WMW WMZ;
Mitsubishi:JMB MMC XMC; Nissan:SJN JN1 VSK VWA; Vauxhall or Opel:W0L W0V; Peugeot:VF3 VR3; Porsche:WP0 WP1; Proton:PL1;
Renault:VF2; Rolls-Royce:SCA; Rover:SAX; Saab:YS3; SEAT or CUPRA:VSS; Škoda:TMB; smart:WME; SsangYong or KGM:KPT; Subaru:JF1 JF2;
Suzuki:JSA TSM MA3; Tesla:5YJ 7SA LRW XP7; Toyota:JTD JTE JTM JTN SB1 VNK NMT; Volkswagen:WVW WVG WV1 WV2 WV3; Volvo:YV1 YV4 LYV`;

const MAKERS: ReadonlyMap<string, string> = new Map(
  TABLE.split(';').flatMap((entry) => {
    const [maker = '', codes = ''] = entry.trim().split(':');
    return codes.split(' ').map((code): [string, string] => [code, maker]);
  }),
);

/** The maker, or null for a code that is not in this table. @param vin normalised */
export function vinMaker(vin: string): string | null {
  return MAKERS.get(vin.slice(0, 3)) ?? null;
}
