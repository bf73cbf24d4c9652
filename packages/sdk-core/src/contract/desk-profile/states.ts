/** The groups of topics that a vendor can confirm or rule out. */
export const TOPIC_GROUPS = ['access', 'diets', 'languages', 'other'] as const
export type TopicGroup = (typeof TOPIC_GROUPS)[number]

/** The units of a deposit. */
export const DEPOSIT_UNITS = ['percent', 'dollars'] as const
export type DepositUnit = (typeof DEPOSIT_UNITS)[number]
