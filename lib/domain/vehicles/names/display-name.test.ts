import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { derivativeAfter, displayName, makeAndModel } from './display-name';

/** As Britain's marketplaces and makers write them; typed by hand from their pages, never from what the code returns. */
const MAKES = [
  'Abarth',
  'Alfa Romeo',
  'Alpine',
  'Aston Martin',
  'Audi',
  'Bentley',
  'BMW',
  'BYD',
  'Chevrolet',
  'Citroën',
  'CUPRA',
  'Dacia',
  'DS',
  'Ferrari',
  'Fiat',
  'Ford',
  'GWM',
  'Honda',
  'Hyundai',
  'Ineos',
  'Isuzu',
  'Iveco',
  'Jaecoo',
  'Jaguar',
  'Jeep',
  'KGM',
  'Kia',
  'Land Rover',
  'LDV',
  'LEVC',
  'Lexus',
  'Lotus',
  'MAN',
  'Maserati',
  'Maxus',
  'Mazda',
  'McLaren',
  'Mercedes-Benz',
  'MG',
  'MINI',
  'Mitsubishi',
  'Morgan',
  'Nissan',
  'Omoda',
  'Peugeot',
  'Polestar',
  'Porsche',
  'Renault',
  'Rolls-Royce',
  'Rover',
  'Saab',
  'SEAT',
  'Škoda',
  'Smart',
  'SsangYong',
  'Subaru',
  'Suzuki',
  'Tesla',
  'Toyota',
  'TVR',
  'Vauxhall',
  'Volkswagen',
  'Volvo',
  'XPENG',
];

const MODELS = [
  'Abarth 595C Convertible',
  'Abarth 500e',
  'Alfa Romeo Giulia Saloon',
  'Alfa Romeo MiTo',
  'Aston Martin DB11 Coupe',
  'Aston Martin V8 Vantage',
  'Audi A3 Sportback (13-20)',
  'Audi e-tron GT',
  'Audi Q4 e-tron',
  'Audi RS Q3',
  'Audi TT',
  'Audi S3',
  'BMW 3 Series Saloon (08-12)',
  'BMW X5',
  'BMW i3',
  'BMW iX3',
  'BMW iX',
  'BMW M4 Coupe',
  'BMW Z4',
  'BYD ATTO 3',
  'Citroën C3 Aircross',
  'Citroen e-C4',
  'Citroen Grand C4 Picasso',
  'CUPRA Formentor',
  'CUPRA Born',
  'DS 7 Crossback',
  'Fiat 500X',
  'Fiat Doblo Cargo L1',
  'Ford C-Max',
  'Ford Fiesta ST',
  'Ford Focus Hatchback',
  'Ford Ka+',
  'Ford S-Max',
  'Ford Mustang Mach-E',
  'Ford Transit Custom',
  'Ford Transit 350 L3 H3',
  'Honda CR-V',
  'Honda Civic Type R',
  'Honda HR-V',
  'Honda Jazz',
  'Hyundai i10',
  'Hyundai i30 N',
  'Hyundai IONIQ 5',
  'Hyundai ix35',
  'Hyundai Santa Fe',
  'Isuzu D-Max Double Cab',
  'Jaguar F-PACE',
  'Jaguar I-PACE',
  'Jaguar XE',
  'Jaguar XF Sportbrake',
  'Kia EV6',
  'Kia Ceed Sportswagon',
  'Kia e-Niro',
  'Kia ProCeed',
  'Kia XCeed',
  'Kia Rio',
  'Land Rover Discovery Sport',
  'Land Rover Range Rover Evoque',
  'Lexus UX',
  'Lexus NX',
  'Maserati GranTurismo',
  'Mazda CX-5',
  'Mazda MX-5 RF',
  'Mazda 2',
  'Mercedes-Benz A Class Hatchback',
  'Mercedes-Benz A-Class',
  'Mercedes-Benz AMG GT',
  'Mercedes-Benz CLA',
  'Mercedes-Benz eVito',
  'Mercedes-Benz GLC',
  'MG MG4 EV',
  'MG ZS',
  'MINI Clubman',
  'MINI Countryman',
  'MINI Cooper S',
  'Mitsubishi ASX',
  'Mitsubishi Outlander PHEV',
  'Nissan e-NV200',
  'Nissan Juke',
  'Nissan Qashqai+2',
  'Nissan X-Trail',
  'Nissan Leaf',
  'Peugeot e-208',
  'Peugeot RCZ',
  'Polestar 2',
  'Porsche 718 Boxster',
  'Porsche 911',
  'Renault Clio',
  'Renault Megane E-Tech',
  'Renault Zoe',
  'Rolls-Royce Ghost',
  'SEAT Leon',
  'SEAT Mii',
  'SEAT Alhambra 7 Seat',
  'Skoda Octavia vRS',
  'Skoda Yeti',
  'SsangYong Tivoli',
  'Subaru BRZ',
  'Subaru WRX STI',
  'Subaru XV',
  'Suzuki SX4 S-Cross',
  'Suzuki e Vitara',
  'Tesla Model 3',
  'Tesla Model S',
  'Toyota Aygo X',
  'Toyota bZ4X',
  'Toyota C-HR',
  'Toyota GR Yaris',
  'Toyota GT86',
  'Toyota iQ',
  'Toyota Land Cruiser',
  'Toyota Prius+',
  'Toyota RAV4',
  'Vauxhall Corsa-e',
  'Vauxhall GTC',
  'Vauxhall Mokka-e',
  'Vauxhall VXR8',
  'Volkswagen CC',
  'Volkswagen e-Golf',
  'Volkswagen Golf GTI',
  'Volkswagen Golf SV',
  'Volkswagen ID.3',
  'Volkswagen ID.Buzz',
  'Volkswagen T-Cross',
  'Volkswagen T-Roc',
  'Volkswagen Up',
  'Volkswagen up!',
  'Volvo XC40 Recharge',
  'Volvo V60',
  'Mitsubishi Lancer Evolution IX',
  'Rover 75',
  'Bentley Continental GTC',
  'Transporter T28 SWB',
  'Volkswagen Transporter T32 LWB',
  'Hilux Double Cab Pick Up',
  'Focus Zetec TDCi 115',
  '320d SE',
  'Polo Match TDI',
  'DS 3',
  'DS4',
  "Kia Cee'd",
  'Jeep Grand Cherokee',
  'Defender 110',
  'Ford Capri Mk III',
  'Ford Focus RS MK2',
];

describe('names of vehicles on screen', () => {
  for (const spelling of [...MAKES, ...MODELS])
    it(`${spelling.toUpperCase()} is shown as ${spelling}`, () => {
      assert.equal(displayName(spelling.toUpperCase()), spelling);
    });

  it('a model alone is written as behind its make', () => {
    for (const spelling of MODELS.filter((model) => /^(Audi|Ford|Honda|Jaguar|Mazda|Volkswagen) /.test(model))) {
      const model = spelling.replace(/^\S+ /, '');
      assert.equal(displayName(model.toUpperCase()), model);
    }
  });

  it('what is in mixed case already stays, as does everything after it', () => {
    for (const name of [
      'Ford Focus ST',
      'Golf GTI',
      'smart fortwo',
      'Škoda Octavia',
      'No vehicle found',
      'Guide ID 50031',
      '',
    ])
      assert.equal(displayName(name), name);
    assert.equal(displayName('FORD Focus RS EDITION'), 'Ford Focus RS EDITION');
    assert.equal(displayName('CADDY Maxi C20'), 'Caddy Maxi C20');
  });

  it('changes nothing but the case, whatever stands in the text', () => {
    for (const name of [
      'N°8 COUPE',
      '#1 ESTATE',
      ' FORD   FOCUS ',
      'Æ ØRSTED 1.5',
      'QASHQAI+2 (07-14)',
      'A-B-C/D "EDITION"',
      '3-SERIES\n',
    ])
      assert.equal(displayName(name).toUpperCase(), name.toUpperCase());
  });

  it('what is named twice in a row is named once', () => {
    for (const [name, shown] of [
      ['MINI HATCHBACK HATCHBACK (18-24)', 'MINI Hatchback (18-24)'],
      ['LAND ROVER LAND ROVER DEFENDER', 'Land Rover Defender'],
      ['Mini Hatchback HATCHBACK', 'Mini Hatchback'],
      ['LAND ROVER RANGE ROVER', 'Land Rover Range Rover'],
      ['FORD TRANSIT CONNECT VAN', 'Ford Transit Connect Van'],
      ['VAUXHALL CORSAVAN VAN', 'Vauxhall Corsavan Van'],
      ['PEUGEOT 208 208', 'Peugeot 208 208'],
    ] as const)
      assert.equal(displayName(name), shown);
    assert.equal(makeAndModel({ manufacturer: 'MINI', model: 'MINI COUNTRYMAN' }), 'MINI Countryman');
    assert.equal(makeAndModel({ manufacturer: 'MINI', model: 'HATCHBACK HATCHBACK' }), 'MINI Hatchback');
  });

  it('a derivative behind its model repeats none of its last words, and always has one more', () => {
    for (const [model, derivative, shown] of [
      ['FORD TRANSIT CUSTOM 300 L1 (16-23)', '300 L1 2.0 EcoBlue', '2.0 EcoBlue'],
      ['TRANSIT CUSTOM 300 L1', '300 L1 2.0 EcoBlue', '2.0 EcoBlue'],
      ['VOLKSWAGEN CADDY MAXI C20', 'Maxi C20 2.0 TDI', '2.0 TDI'],
      ['VOLKSWAGEN GOLF', '1.5 TSI Life 5dr', '1.5 TSI Life 5dr'],
      ['FORD TRANSIT 350 L3 (16-23)', '300 L3 2.0 EcoBlue', '300 L3 2.0 EcoBlue'],
      ['MAZDA 3', '3', '3'],
      ['', '1.0', '1.0'],
      ['GOLF', '', ''],
    ] as const)
      assert.equal(derivativeAfter(model, derivative), shown);
  });

  it('make and model are cased each by itself, and either may be missing', () => {
    assert.equal(
      makeAndModel({ manufacturer: 'Mercedes-Benz', model: 'C CLASS SALOON' }),
      'Mercedes-Benz C Class Saloon',
    );
    assert.equal(makeAndModel({ manufacturer: 'LAND ROVER', model: '' }), 'Land Rover');
    assert.equal(makeAndModel({ manufacturer: '', model: 'DEFENDER' }), 'Defender');
  });
});
