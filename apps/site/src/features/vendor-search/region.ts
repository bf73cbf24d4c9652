/** The English name of the only supported search location. */
export const REGION = 'Northern California'
