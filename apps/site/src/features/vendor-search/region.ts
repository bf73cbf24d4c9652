/** The only supported search location, as English texts name it. */
export const REGION = 'Northern California'
