import { RedFlagStrip } from './red-flag-strip';

const checked = 'Checked: scrapped, exported, imported, plate transfer, keepers.';

export const Serious = ({ theme }: { theme: string }) => (
  <RedFlagStrip
    subject={`car serious, ${theme}`}
    checked={checked}
    unchecked={null}
    flags={[
      { gravity: 'serious', title: 'Scrapped', detail: 'Marked as scrapped on 14 Nov 2024.' },
      { gravity: 'caution', title: 'Plate transfer', detail: 'This plate was on another car until May 2023.' },
      { gravity: 'caution', title: '5 keepers', detail: 'The last change was 6 weeks ago.' },
    ]}
  />
);

export const Caution = ({ theme }: { theme: string }) => (
  <RedFlagStrip
    subject={`car caution, ${theme}`}
    checked={checked}
    unchecked={null}
    flags={[{ gravity: 'caution', title: 'Imported', detail: 'First registered abroad in 2017.' }]}
  />
);

export const None = ({ theme }: { theme: string }) => (
  <RedFlagStrip subject={`car none, ${theme}`} checked={checked} unchecked={null} flags={[]} />
);

export const NotesOnly = ({ theme }: { theme: string }) => (
  <RedFlagStrip
    subject={`car notesonly, ${theme}`}
    checked={checked}
    unchecked={null}
    flags={[{ gravity: 'note', title: '2 previous keepers', detail: '2 previous keepers. Last change on 4 Mar 2024.' }]}
  />
);

export const NotChecked = ({ theme }: { theme: string }) => (
  <RedFlagStrip
    subject={`car notchecked, ${theme}`}
    checked={null}
    unchecked="A guide ID is a derivative, not one vehicle, so the register was not checked."
    flags={[]}
  />
);
