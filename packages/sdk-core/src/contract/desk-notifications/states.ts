/** The emails that a member of a vendor's team can switch off. `signature`: a couple has signed a document. */
export const DESK_MAIL_KINDS = ['inquiry', 'message', 'signature', 'payment'] as const
export type DeskMailKind = (typeof DESK_MAIL_KINDS)[number]
