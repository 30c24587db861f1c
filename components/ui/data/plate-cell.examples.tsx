import { PlateCell } from './plate-cell';

export const OfACar = () => <PlateCell plate="AB12 CDE" />;

export const WithoutPlate = () => <PlateCell plate={null} />;
