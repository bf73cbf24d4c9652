import { understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { es } from '@vowkit/understanding/vocabularies/es'
import { expect, it } from 'vitest'
import { undrawnQualities } from './drawn-qualities.ts'

const undrawnOf = (text: string) => understand(text, [en, es]).understood.flatMap((phrase) => undrawnQualities(phrase))

it.each([
  ['a quality that no image shows', 'velvet umbrellas', ['velvet']],
  ['a quality after its noun', 'un jardín con paraguas de terciopelo', ['de terciopelo']],
  ['each quality of a noun', 'a small striped bridge', ['small', 'striped']],
  ['no quality that the image shows', 'a stone bridge and paper lanterns', []],
  ['no quality of an excluded item', 'no velvet umbrellas', []],
  ['no size of an object that is drawn in this size', 'a huge dog and a tall ladder', []],
  ['the size of an object without a size of its own', 'tiny confetti', ['tiny']],
])('lists %s', (_, text, phrases) => {
  expect(undrawnOf(text)).toEqual(phrases)
})
