/**
 * What happened with a brief at a vendor. `sent`: the vendor has the inquiry. `exists`: the couple has sent this vendor
 * another inquiry before. `limited`: the couple has sent too many inquiries, try again later. `unverified`: the same for
 * an unconfirmed email address. `unavailable`: the vendor is no longer listed. `failed`: try again.
 */
export const BRIEF_OUTCOMES = ['sent', 'exists', 'limited', 'unverified', 'unavailable', 'failed'] as const
export type BriefOutcome = (typeof BRIEF_OUTCOMES)[number]

/** The smallest and the largest number of vendors that get one brief. */
export const MIN_BRIEF_VENDORS = 2
export const MAX_BRIEF_VENDORS = 10
/** The largest number of vendors in one comparison. */
export const MAX_COMPARED_VENDORS = 4
