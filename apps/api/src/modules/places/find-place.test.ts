import { expect, it } from 'vitest'
import { findPlace } from './find-place.ts'

it.each([
  ['Austin, TX', 'Austin, Texas'],
  ['austin texas', 'Austin, Texas'],
  ['Barr Mansion, Austin, TX', 'Austin, Texas'],
  ['Lisbon, Portugal', 'Lisbon, Portugal'],
  ['Malaga, Spain', 'Málaga, Spain'],
  ['Half Moon Bay, CA', 'Half Moon Bay, California'],
  ['St. Helena', 'St. Helena, California'],
  ['Windsor, CA', 'Windsor, California'],
  ['Toronto, CA', 'Toronto, Canada'],
  ['The Plaza, New York', 'New York, New York'],
])('the place "%s" is %s', (text, name) => {
  expect(findPlace(text)?.name.normalize('NFD').replace(/\p{M}/gu, '')).toBe(
    name.normalize('NFD').replace(/\p{M}/gu, ''),
  )
})

it.each([
  '',
  'Grandma’s farm',
  'Paris, Antarctica',
  'Glacier lodge, Montana',
  'Blue Ridge Estate, Virginia',
  'Prince Edward County, Ontario',
  'Some ranch, Florida',
])('the place "%s" is unknown', (text) => {
  expect(findPlace(text)).toBeNull()
})
