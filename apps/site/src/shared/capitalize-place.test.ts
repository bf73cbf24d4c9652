import { expect, it } from 'vitest'
import { capitalizePlace } from './capitalize-place.ts'

it.each([
  ['healdsburg', 'Healdsburg'],
  ['san josé, california', 'San José, California'],
  ['half moon bay', 'Half Moon Bay'],
  ['el dorado del sur', 'El Dorado del sur'],
  ['Big Sur', 'Big Sur'],
  ['McKinleyville', 'McKinleyville'],
])('capitalizePlace writes %s as %s', (typed, name) => expect(capitalizePlace(typed)).toBe(name))
