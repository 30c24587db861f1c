import { Badge } from './badge';

export const Tones = () => (
  <div className="flex flex-wrap gap-2">
    <Badge>Diesel</Badge>
    <Badge tone="accent">Fresh</Badge>
    <Badge tone="success" icon="tick">
      Exact match
    </Badge>
    <Badge tone="warning" icon="warning">
      3 possible derivatives
    </Badge>
    <Badge tone="danger" icon="danger">
      Scrapped
    </Badge>
  </div>
);
