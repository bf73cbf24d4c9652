import { findPlace, type Place } from './find-place.ts'
import { LIBRARY_TOWNS, OWN_TOWNS } from './own-towns.ts'

/** The towns of Northern California by name, in alphabetical order. */
export const REGION_TOWNS: ReadonlyMap<string, Place> = new Map(
  [...LIBRARY_TOWNS, ...Object.keys(OWN_TOWNS)]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .flatMap((name) => {
      const place = findPlace(`${name}, CA`)
      return place ? [[name, place] as const] : []
    }),
)
