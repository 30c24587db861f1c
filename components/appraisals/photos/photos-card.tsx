import { useQueryClient } from '@tanstack/react-query';
import { memo, startTransition, useMemo, useOptimistic } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { SumsStore } from '@/components/appraisals/entry/use-sums';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import {
  changeAppraisalPhoto,
  readAppraisal,
  readAppraisalPhoto,
  removeAppraisalPhoto,
} from '@/lib/api/addresses/appraisals/appraisals';
import { answerKey } from '@/lib/api/client/answer-of';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { useAction } from '@/lib/api/client/use-answer';
import type { AppraisalPhoto } from '@/lib/domain/appraisals/appraisal';
import { damageWords } from '@/lib/domain/appraisals/condition-lines';
import { noRoomWords, PHOTOS_MAX, placesTaken, VEHICLE_WORDS } from '@/lib/domain/appraisals/photos';
import { PhotoPicker } from './photo-picker';
import { UnsentPhotos } from './unsent-photos';
import { usePhotoUploads } from './use-photo-uploads';

export interface PhotosCardProps {
  id: string;
  photos: readonly AppraisalPhoto[];
  sums: SumsStore;
}

/** Photos of a draft: taken or chosen, each of the vehicle or of one damage, for the customer or not. */
export const PhotosCard = memo(function PhotosCard({ id, photos, sums }: PhotosCardProps) {
  const damage = useDamage(sums);
  const { uploads, add, repeat, drop } = usePhotoUploads(id);
  const unsent = placesTaken(uploads);
  const left = Math.max(0, PHOTOS_MAX - photos.length - unsent);
  return (
    <Card title="Photos" screenOnly={photos.length === 0}>
      <div className="space-y-4" data-focus="button">
        <p className="text-sm text-soft print:hidden">
          Up to {PHOTOS_MAX}. Photos are made smaller before they are sent, without their location and other data.
        </p>
        {photos.length > 0 && (
          <ul className="grid gap-4 sm:grid-cols-2">
            {photos.map((photo, index) => (
              <li key={photo.id}>
                <PhotoFields id={id} photo={photo} number={index + 1} damage={damage} />
              </li>
            ))}
          </ul>
        )}
        <UnsentPhotos uploads={uploads} onRepeat={repeat} onDrop={drop} />
        {left === 0 && <p className="text-sm">{noRoomWords(photos.length, unsent)}</p>}
        <PhotoPicker onChoose={add} left={left} />
      </div>
    </Card>
  );
});

interface NamedDamage {
  /** Of its line. */
  readonly id: string;
  readonly words: string;
}

/** What a photo may show: renders when damage is added, removed or renamed, not while its cost is typed. */
function useDamage(sums: SumsStore): readonly NamedDamage[] {
  const ids = useStore(
    sums,
    useShallow(({ lines }) => lines.map(({ id }) => id)),
  );
  const words = useStore(
    sums,
    useShallow(({ lines }) => lines.map(damageWords)),
  );
  return useMemo(() => ids.map((id, index) => ({ id, words: words[index] ?? '' })), [ids, words]);
}

interface PhotoFieldsProps {
  id: string;
  photo: AppraisalPhoto;
  number: number;
  damage: readonly NamedDamage[];
}

function PhotoFields({ id, photo, number, damage }: PhotoFieldsProps) {
  const client = useQueryClient();
  const change = useAction(changeAppraisalPhoto);
  const remove = useAction(removeAppraisalPhoto);
  const reload = () => client.invalidateQueries({ queryKey: answerKey(readAppraisal, { id }) });
  const shown = damage.find((own) => own.id === photo.line);
  const [isForCustomer, tick] = useOptimistic(photo.isForCustomer);
  const save = async (parts: Partial<Pick<AppraisalPhoto, 'line' | 'isForCustomer'>>) => {
    // Only the changed field: the other may be changing at the same time.
    await change.act({ id, photo: photo.id, ...parts }).catch(() => null); // reported in `error`
    await reload();
  };
  const options = [
    { value: '', label: VEHICLE_WORDS },
    ...damage.map((own, index) => ({ value: own.id, label: `Damage ${index + 1}: ${own.words}` })),
  ];
  const error = change.error ?? remove.error;
  return (
    <fieldset className="space-y-1">
      <legend className="sr-only">Photo {number}</legend>
      <img
        src={fileAddress(readAppraisalPhoto, { id, photo: photo.id })}
        alt={`Photo ${number}: ${shown?.words ?? VEHICLE_WORDS}`}
        className="aspect-4/3 w-full rounded-md border border-line bg-sunken object-cover"
      />
      <Field label="Shows" name={`photo.${photo.id}.line`}>
        {(control) => (
          <Select
            {...control}
            options={options}
            value={shown?.id ?? ''}
            onChange={({ target }) => void save({ line: target.value === '' ? null : target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label="Show to the customer"
          checked={isForCustomer}
          onChange={({ target: { checked } }) =>
            startTransition(async () => {
              tick(checked);
              await save({ isForCustomer: checked });
            })
          }
        />
        <ConfirmButton
          label={
            <>
              Remove <span className="sr-only">photo {number}</span>
            </>
          }
          pending={remove.isPending}
          title={`Remove photo ${number} of ${shown?.words ?? 'the vehicle'}?`}
          action="Remove"
          onConfirm={() => void remove.act({ id, photo: photo.id }).then(reload, reload)}
        >
          It cannot be restored.
        </ConfirmButton>
      </div>
      {error && <FaultNotice error={error} money={false} />}
    </fieldset>
  );
}
