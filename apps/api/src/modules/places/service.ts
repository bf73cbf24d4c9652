/** The positions and time zones of towns. */
export { findPlace, type Place } from './find-place.ts'
export { REGION_TOWNS } from './region-towns.ts'
