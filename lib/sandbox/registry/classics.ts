/** Vehicles older than the catalogue: the register and the trade body know them, the book does not. Years of UK sale. */
export interface Classic {
  readonly manufacturer: string;
  readonly model: string;
  readonly wmi: string;
  readonly from: number;
  readonly to: number;
  readonly body: string;
  readonly doors: number;
  readonly seats: number;
  readonly fuel: 'PETROL' | 'DIESEL';
  readonly cc: number;
  readonly powerKw: number;
  readonly massKg: number;
}

/** Authored from common knowledge: well-known cars of each decade, rounded figures. */
const rows = `
AUSTIN, SEVEN, SAX, 1922, 1939, SALOON, 2, 4, P, 747, 8, 450
MORRIS, EIGHT, SAX, 1935, 1948, SALOON, 4, 4, P, 918, 17, 760
MORRIS, MINOR 1000, SAX, 1948, 1971, SALOON, 2, 4, P, 1098, 36, 760
LAND ROVER, SERIES I, SAL, 1948, 1958, ESTATE, 3, 7, P, 1997, 39, 1180
FORD, ANGLIA, SFA, 1959, 1968, SALOON, 2, 4, P, 997, 29, 740
AUSTIN, MINI, SAX, 1959, 1987, SALOON, 2, 4, P, 998, 28, 640
JAGUAR, E-TYPE, SAJ, 1961, 1974, COUPE, 2, 2, P, 4235, 198, 1290
MG, MGB, SAX, 1962, 1980, CONVERTIBLE, 2, 2, P, 1798, 70, 920
FORD, CORTINA, SFA, 1962, 1982, SALOON, 4, 5, P, 1593, 54, 980
HILLMAN, IMP, SAX, 1963, 1976, SALOON, 2, 4, P, 875, 29, 700
VOLKSWAGEN, BEETLE, WVW, 1953, 1978, SALOON, 2, 4, P, 1285, 32, 820
VAUXHALL, VIVA, W0L, 1963, 1979, SALOON, 2, 5, P, 1256, 43, 860
FORD, ESCORT, WF0, 1968, 2000, 3 DOOR HATCHBACK, 3, 5, P, 1392, 55, 950
FORD, CAPRI, WF0, 1969, 1986, COUPE, 3, 4, P, 1593, 54, 1010
LAND ROVER, RANGE ROVER, SAL, 1970, 1996, ESTATE, 5, 5, P, 3528, 99, 1930
FORD, FIESTA, WF0, 1977, 2008, 3 DOOR HATCHBACK, 3, 5, P, 1242, 51, 930
VAUXHALL, CHEVETTE, W0L, 1975, 1984, 3 DOOR HATCHBACK, 3, 4, P, 1256, 43, 850
VAUXHALL, CAVALIER, W0L, 1975, 1995, SALOON, 4, 5, P, 1598, 66, 1030
AUSTIN, METRO, SAX, 1980, 1990, 3 DOOR HATCHBACK, 3, 5, P, 998, 33, 760
VAUXHALL, NOVA, W0L, 1983, 1993, 3 DOOR HATCHBACK, 3, 5, P, 1196, 40, 780
PEUGEOT, 205, VF3, 1983, 1996, 3 DOOR HATCHBACK, 3, 5, P, 1124, 44, 800
VOLKSWAGEN, GOLF, WVW, 1974, 2008, 5 DOOR HATCHBACK, 5, 5, P, 1595, 74, 1080
FORD, SIERRA, WF0, 1982, 1993, 5 DOOR HATCHBACK, 5, 5, P, 1796, 66, 1090
BMW, 318I, WBA, 1983, 2008, SALOON, 4, 5, P, 1796, 83, 1180
MERCEDES-BENZ, 190E, WDB, 1984, 1993, SALOON, 4, 5, P, 1997, 90, 1190
ROVER, 214, SAR, 1989, 1999, 5 DOOR HATCHBACK, 5, 5, P, 1396, 76, 1070
NISSAN, MICRA, SJN, 1993, 2008, 3 DOOR HATCHBACK, 3, 5, P, 998, 40, 800
VAUXHALL, ASTRA, W0L, 1980, 2008, 5 DOOR HATCHBACK, 5, 5, P, 1598, 74, 1080
VAUXHALL, CORSA, W0L, 1993, 2008, 3 DOOR HATCHBACK, 3, 5, P, 1199, 55, 930
FORD, MONDEO, WF0, 1993, 2008, 5 DOOR HATCHBACK, 5, 5, P, 1796, 85, 1290
RENAULT, CLIO, VF1, 1991, 2008, 3 DOOR HATCHBACK, 3, 5, P, 1149, 43, 880
PEUGEOT, 306, VF3, 1993, 2002, 5 DOOR HATCHBACK, 5, 5, D, 1905, 66, 1120
FORD, FOCUS, WF0, 1998, 2008, 5 DOOR HATCHBACK, 5, 5, P, 1596, 74, 1150
PEUGEOT, 206, VF3, 1998, 2008, 3 DOOR HATCHBACK, 3, 5, P, 1360, 55, 950
AUDI, A4, WAU, 1995, 2008, SALOON, 4, 5, D, 1896, 81, 1320
BMW, 320D, WBA, 1998, 2008, SALOON, 4, 5, D, 1951, 100, 1375
VOLKSWAGEN, PASSAT, WVW, 1988, 2008, SALOON, 4, 5, D, 1896, 74, 1290
TOYOTA, YARIS, VNK, 1999, 2008, 5 DOOR HATCHBACK, 5, 5, P, 998, 50, 870
HONDA, CIVIC, SHH, 1985, 2008, 5 DOOR HATCHBACK, 5, 5, P, 1396, 66, 1090
LAND ROVER, FREELANDER, SAL, 1997, 2008, ESTATE, 5, 5, D, 1951, 82, 1540
MINI, COOPER, WMW, 2001, 2008, 3 DOOR HATCHBACK, 3, 4, P, 1598, 85, 1050
CITROEN, BERLINGO, VF7, 1998, 2008, PANEL VAN, 4, 2, D, 1905, 51, 1140
FORD, TRANSIT, WF0, 1965, 2008, PANEL VAN, 4, 3, D, 2402, 66, 1600
`;

export const classics: readonly Classic[] = rows
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => {
    const [manufacturer = '', model = '', wmi = '', from, to, body = '', doors, seats, fuel, cc, kw, mass] = row
      .split(',')
      .map((field) => field.trim());
    return {
      manufacturer,
      model,
      wmi,
      from: Number(from),
      to: Number(to),
      body,
      doors: Number(doors),
      seats: Number(seats),
      fuel: fuel === 'D' ? 'DIESEL' : 'PETROL',
      cc: Number(cc),
      powerKw: Number(kw),
      massKg: Number(mass),
    };
  });
