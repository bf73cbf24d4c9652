import { understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { es } from '@vowkit/understanding/vocabularies/es'
import { expect, it } from 'vitest'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { undrawnQualities } from './drawn-qualities.ts'
import { qualitiesOf } from './scene-qualities.ts'

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

it.each([
  ['a garden ceremony with a fountain on the left', []],
  ['a garden ceremony with a fountain on the right', []],
  ['a garden ceremony with a disco ball on the left', ['on the left']],
])('reports the side of an object that the image shows elsewhere: %s', (text, phrases) => {
  const qualities = qualitiesOf(parsePrompt(text))
  expect(understand(text, [en]).understood.flatMap((phrase) => undrawnQualities(phrase, qualities))).toEqual(phrases)
})

it.each([
  ['long tables with lace tablecloths', ['lace']],
  ['long tables with checked tablecloths', []],
  ['round tables with lace tablecloths', []],
])('reports a pattern that is too fine for the view: %s', (text, phrases) => {
  const qualities = qualitiesOf(parsePrompt(text))
  expect(understand(text, [en]).understood.flatMap((phrase) => undrawnQualities(phrase, qualities))).toEqual(phrases)
})
