import { expect, it } from 'vitest'
import { readWishes } from './read-wishes.ts'
import { SAMPLE_PROMPTS } from './sample-prompts.ts'

it.each([
  [
    'A vineyard wedding with peonies, ranunculus and string lights',
    ['vineyard', 'peonies', 'ranunculus', 'string lights'],
  ],
  ['Rustic barn in wine country, cross back chairs', ['rustic', 'barn', 'wine country']],
  ['A romantic garden. A garden, really', ['romantic', 'garden']],
  ['Redwoods with ferns, no roses, without a tent', ['redwoods', 'ferns']],
  ['Dancing, a three-tier cake and a bouquet of dahlias', ['dancing', 'cake', 'bouquet', 'dahlias']],
  ['Something lovely for us two', []],
  ['', []],
])('%s', (text, wishes) => {
  expect(readWishes(text)).toEqual(wishes)
})

it('finds something to go by in every sample, and only what stands there', () => {
  for (const prompt of SAMPLE_PROMPTS) {
    const wishes = readWishes(prompt)
    expect(wishes).not.toEqual([])
    for (const words of wishes) expect(prompt.toLowerCase()).toContain(words)
  }
})
