import { Pager } from './pager';

export const Numbered = () => (
  <Pager first="/gallery" previous="/gallery" next="/gallery">
    101–150 of 412 vehicles
  </Pager>
);

export const ReadOn = () => <Pager first="/gallery" next="/gallery" />;
