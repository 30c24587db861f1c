'use client';

import { Button } from './button';

export const Variants = () => (
  <div className="flex flex-wrap gap-3">
    <Button variant="primary">Value</Button>
    <Button>Refresh (new check)</Button>
    <Button variant="danger">Deactivate</Button>
    <Button variant="quiet">Show working</Button>
  </div>
);

export const WithCost = () => (
  <div className="flex flex-wrap gap-3">
    <Button variant="primary" cost="2 credits">
      Value
    </Button>
    <Button variant="primary" cost="free: looked up 3 h ago by J. Smith">
      Value
    </Button>
    <Button icon="refresh" cost="2 credits" costPlace="beside">
      Refresh (new check)
    </Button>
  </div>
);

export const Pending = () => (
  <div className="flex flex-wrap gap-3">
    <Button variant="primary" pending>
      Valuing
    </Button>
    <Button pending>Saving</Button>
  </div>
);

export const WithIcon = () => (
  <div className="flex flex-wrap gap-3">
    <Button icon="print">Print</Button>
    <Button variant="quiet" icon="copy">
      Copy reference
    </Button>
  </div>
);

export const Disabled = () => (
  <Button variant="primary" disabled>
    Value
  </Button>
);
