/**
 * Why a field of an answer is shown on no screen. A test holds that each field is read or has a reason, and that no reason
 * outlives its field.
 */

interface FieldReason {
  /** For these operations only; absent: for all. */
  readonly operations?: RegExp;
  readonly fields: readonly string[];
  /** One sentence. */
  readonly reason: string;
}

const OF_THE_CALLER: readonly FieldReason[] = [
  {
    fields: ['Success', 'SUCCESS', 'FailMessage', 'FailReason', 'ErrMsg', 'ERRORMESSAGE', 'MONTHLYLOOKUPLIMITEXCEEDED'],
    reason: 'Our caller reads it: it makes an answer a failure, which is shown in words.',
  },
  {
    operations: /^(Authentication|Token)$/,
    fields: [
      'availableProducts',
      'accessToken',
      'tokenType',
      'expiresIn',
      'access_token',
      'expires_in',
      'scope',
      'token_type',
    ],
    reason: 'Our caller sends it with the next request; a token is never shown.',
  },
  {
    operations: /^Stream_/,
    fields: ['Name', 'Chunk'],
    reason: 'It is the file itself, which is streamed to the browser.',
  },
];

const REPEATED: readonly FieldReason[] = [
  {
    operations: /^GetUsedValues.*Year(Letter|Month)$/,
    fields: ['Uvt_Year', 'Yc_Letter', 'Uvt_Month'],
    reason: 'It repeats the plate or month that was sent, which is shown.',
  },
  {
    operations: /^GetUsedValuesForIDYear(Letter|Month)$/,
    fields: ['CostNew'],
    reason: 'The page of all plates shows it, from GetUsedValuesForID.',
  },
  { operations: /^View_/, fields: ['DateTo'], reason: 'It repeats the end of the month or period that was sent.' },
  {
    operations: /^ViewLookup_/,
    fields: ['TIMESTAMP', 'LIMITDATA'],
    reason: 'The time of the answer is ours, and the limit itself is read by its own fields.',
  },
  {
    operations: /^(VRM|REFID)/,
    fields: ['ModIntroduced', 'ModDiscontinued'],
    reason: 'The look-up beside it gives the dates of the model with their days.',
  },
  {
    operations: /^GetBulkTechnicalData$/,
    fields: ['SpecDate', 'ModIntroduced', 'ModDiscontinued', 'DerIntroducted', 'DerDiscontinued'],
    reason: 'The day was sent, and the page of the vehicle has its dates from the list of its model.',
  },
  {
    operations: /^GetRefOptionsBundle$/,
    fields: ['CVehicle_ModIntroduced', 'CVehicle_ModDiscontinued', 'CVehicle_DerIntroduced'],
    reason: 'The page of the vehicle has its dates from the list of its model.',
  },
  {
    operations: /^GetRefOptionsBundle$/,
    fields: ['Tech_Value_String'],
    reason: 'It is not requested here: GetTechnicalData gives it with its description.',
  },
  {
    operations: /^GetGenericOptions$/,
    fields: ['DG_GenericCode', 'DG_CatCode'],
    reason: 'Links and list know each other by name; the numbers lead nowhere.',
  },
  {
    operations: /^List_SubscriberDetails$/,
    fields: ['SubscriberID', 'Email'],
    reason: 'The number is a credential, and the address is that of the person who signed the contract.',
  },
];

const PROVIDER_FIELDS = [...OF_THE_CALLER, ...REPEATED];

/** Why no reader of an operation's answer names a field; null if no reason is recorded. */
export const reasonForDropped = (operation: string, field: string): string | null =>
  PROVIDER_FIELDS.find(({ operations = /(?:)/, fields }) => operations.test(operation) && fields.includes(field))
    ?.reason ?? null;

/** Every reason with its fields, for the test that no reason outlives its field. */
export const FIELD_REASONS: readonly FieldReason[] = PROVIDER_FIELDS;

/** Fields of our answers that no screen names. */
export const OWN_FIELDS_WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  freshWords: 'For other systems: the screens put the price together from its parts.',
  widthPixels: 'A photo takes the size of its place on the screen.',
  heightPixels: 'A photo takes the size of its place on the screen.',
  addedAt: 'For other systems: photos stand in the order in which they were added.',
  averagePounds: 'The record behind a row shows all four bands.',
  belowPounds: 'The record behind a row shows all four bands.',
  isWithout: 'For other systems: the screens name the configuration in words.',
  joinedAt: 'For other systems: the screens do without it.',
  lastViewedAt: 'For other systems: the screens show how often a link was viewed.',
  mileageEntered: 'The screens have it from the summary of the appraisal.',
  secretVersion: 'The screens end the display of a replaced secret by it.',
  exportedAt: 'It is part of the file that is exported.',
  lastStartedAt: 'For other systems: the screens show when a run ended.',
};
