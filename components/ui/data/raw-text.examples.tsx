import { RawText } from './raw-text';

export const Request = ({ theme }: { theme: string }) => (
  <RawText
    label={`A request, ${theme}`}
    text={
      'POST /vrm/refvrm.asmx/VRMValuation\ncontent-type: application/x-www-form-urlencoded\n\nVRM=AB21CDE&Mileage=23499'
    }
  />
);
