import { Missing } from './missing';

export const WithReason = () => (
  <Missing reason="The guide gives no Retail value for this vehicle." next="Use the other values." />
);

export const ReasonAlone = () => <Missing reason="Market prices were not requested." />;
