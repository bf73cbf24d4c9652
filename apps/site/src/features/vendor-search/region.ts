/** The only supported search location. */
export const REGION = 'Northern California'

/** Explains why the location cannot be changed. */
export const REGION_NOTE = 'We only support Northern California at the moment'
