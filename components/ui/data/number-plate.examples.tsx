import { NumberPlate } from './number-plate';

export const Current = () => <NumberPlate registration="AB12 CDE" size="xl" />;

export const Sizes = () => (
  <div className="flex flex-wrap items-center gap-3">
    <NumberPlate registration="LK71 GHX" size="sm" />
    <NumberPlate registration="LK71 GHX" />
    <NumberPlate registration="LK71 GHX" size="lg" />
  </div>
);

export const Front = () => <NumberPlate registration="WP70 JMN" size="lg" side="front" />;

export const EveryCharacter = () => (
  <div className="flex flex-wrap gap-2">
    {['ABCDEFG', 'HIJKLMN', 'OPQRSTU', 'VWXYZ', '01234', '56789'].map((line) => (
      <NumberPlate key={line} registration={line} size="lg" />
    ))}
  </div>
);

export const OlderShapes = () => (
  <div className="flex flex-wrap gap-2">
    {['A123 BCD', 'BCD 123A', 'ABC 123', 'AXZ 1234', 'Q123 ABC', 'A 1'].map((registration) => (
      <NumberPlate key={registration} registration={registration} />
    ))}
  </div>
);
