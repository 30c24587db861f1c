/** A photo as our server returns it. */
import type { AppraisalPhoto } from '@/lib/domain/appraisals/appraisal';
import type { StoredPhoto } from '@/lib/store/appraisals/appraisal-photos';

export const photoView = ({ id, lineId, isForCustomer, width, height, addedAt }: StoredPhoto): AppraisalPhoto => ({
  id,
  line: lineId,
  isForCustomer,
  widthPixels: width,
  heightPixels: height,
  addedAt: addedAt.toISOString(),
});
