/** Why a member reports a conversation. */
export const REPORT_REASONS = ['spam', 'abuse', 'fraud', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]
