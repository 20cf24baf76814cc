/** What the owner may do about a reported story, and about a person. Stored in `owner_acts`. */
export const REPORT_ACTS = [
  'take_down',
  'put_back',
  'answer',
  'return_credit',
  'delete_story',
  'settle',
] as const;
export const PERSON_ACTS = ['refund', 'give_month', 'sign_out', 'delete_account'] as const;

export type ReportAct = (typeof REPORT_ACTS)[number];
export type PersonAct = (typeof PERSON_ACTS)[number];
export type OwnerAct = ReportAct | PersonAct;
