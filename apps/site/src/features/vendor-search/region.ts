/** The only place where vendors can be looked for. */
export const REGION = 'Northern California'

/** Why no other place can be chosen. */
export const REGION_NOTE = 'We only support Northern California at the moment'
