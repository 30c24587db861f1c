import { useStore } from 'zustand';
import type { AppraisalEntries } from '@/components/appraisals/entry/use-entries';
import { entryTexts } from '@/components/layout/entries/entries-store';
import { Card } from '@/components/ui/data/card';
import { readAppraisalPhoto } from '@/lib/api/addresses/appraisals/appraisals';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import type { AppraisalPhoto } from '@/lib/domain/appraisals/appraisal';
import { conditionLines } from '@/lib/domain/appraisals/condition-lines';
import { photoWords } from '@/lib/domain/appraisals/photos';
import { PhotoGrid } from './photo-grid';

export interface SavedPhotosProps {
  id: string;
  photos: readonly AppraisalPhoto[];
  entries: AppraisalEntries;
}

/** Photos of an appraisal that is no longer a draft. */
export function SavedPhotos({ id, photos, entries }: SavedPhotosProps) {
  // Saved lines only: the offer did not show unsaved ones.
  const saved = useStore(entries.store, (state) => state.saved);
  const lines = conditionLines(entryTexts({ saved, unsaved: {} }));
  if (photos.length === 0) return null;
  const shown = photos.map((photo) => ({
    id: photo.id,
    words: photo.isForCustomer ? photoWords(photo, lines) : `${photoWords(photo, lines)} (not shown to the customer)`,
    source: fileAddress(readAppraisalPhoto, { id, photo: photo.id }),
  }));
  return (
    <Card title="Photos">
      <PhotoGrid photos={shown} />
    </Card>
  );
}
