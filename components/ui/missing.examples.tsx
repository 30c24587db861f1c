import { Missing } from './missing';

export const WithNextStep = () => (
  <Missing
    because="the guide holds no Retail value for vans."
    next={
      <a href="#clean" className="link">
        Use Clean as the start of your offer.
      </a>
    }
  />
);

export const ReasonOnly = () => <Missing because="this car is older than the guide's 10 years." />;
