import { Missing } from './missing';

export const WithReason = () => (
  <Missing reason="The guide gives no Retail value for this vehicle." next="Go by the other values." />
);

export const ReasonAlone = () => <Missing reason="Internet prices were not asked for." />;
