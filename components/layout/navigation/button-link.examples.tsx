import { ButtonLink } from './button-link';

export const Variants = () => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink href="/gallery" variant="primary">
      Value another car
    </ButtonLink>
    <ButtonLink href="/gallery">Open the valuation</ButtonLink>
    <ButtonLink href="/gallery" variant="quiet">
      All valuations
    </ButtonLink>
  </div>
);
