/** What a couple can pin to the inspiration board. */
export const PIN_KINDS = ['vision', 'vendor'] as const
export type PinKind = (typeof PIN_KINDS)[number]

/** The next steps of a couple, most urgent first. */
export const NEXT_STEPS = [
  'pay_invoice',
  'read_contract',
  'compare_answers',
  'read_answers',
  'add_date',
  'find_vendors',
  'ask_vendor',
  'create_vision',
  'share_board',
] as const
export type NextStepKind = (typeof NEXT_STEPS)[number]
