import { Switch } from './switch';

export const States = () => (
  <div className="flex flex-wrap gap-6">
    <Switch label="Show trade bands" defaultChecked />
    <Switch label="Customer-facing" />
    <Switch label="Locked by a manager" disabled />
  </div>
);
