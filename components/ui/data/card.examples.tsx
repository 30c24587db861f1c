import { Badge } from './badge';
import { Card } from './card';

export const WithTitle = () => (
  <Card title="Identity" level={3} aside={<Badge tone="success">Exact match</Badge>}>
    <p>Three sources agree on the make, the range and the registered date.</p>
  </Card>
);

export const Plain = () => (
  <Card>
    <p>A surface for what belongs together.</p>
  </Card>
);
