/** How far a copy of an account's data is. */
export const EXPORT_STATES = ['pending', 'ready', 'failed'] as const

/** Why an account cannot be deleted by its owner: it is a vendor's, or one that every visitor of a demo shares. */
export const DELETION_BLOCKS = ['vendor', 'demo'] as const
