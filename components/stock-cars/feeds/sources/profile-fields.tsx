import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import {
  PROFILE_FIELD_NAMES,
  PROFILE_FIELDS,
  type ColumnProfile,
} from '@/lib/domain/stock-cars/sources/column-profile';

export interface ProfileFieldsProps {
  profile: ColumnProfile;
  onChange: (profile: ColumnProfile) => void;
  problem: string | undefined;
}

/** The other system's column headings, where they are not the usual ones. */
export function ProfileFields({ profile, onChange, problem }: ProfileFieldsProps) {
  return (
    <div className="space-y-2">
      {problem && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      <Disclosure summary="Column headings" aside="If empty: the usual headings">
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {PROFILE_FIELD_NAMES.map((field) => (
            <Field key={field} label={`Heading of “${PROFILE_FIELDS[field]}”`} name={`profile-${field}`}>
              {(control) => (
                <TextInput
                  {...control}
                  value={profile[field] ?? ''}
                  onChange={({ target }) => onChange({ ...profile, [field]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
