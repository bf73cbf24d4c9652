import { expect, it } from 'vitest'
import { extractKeywords } from './extract-keywords.ts'
import { SAMPLE_PROMPTS } from './sample-prompts.ts'

it.each([
  [
    'A vineyard wedding with peonies, ranunculus and string lights',
    ['vineyard', 'peonies', 'ranunculus', 'string lights'],
  ],
  ['Rustic barn in wine country, cross back chairs', ['rustic', 'barn', 'wine country']],
  ['A romantic garden. A garden, really', ['romantic', 'garden']],
  ['Redwoods with ferns, no roses, without a tent', ['redwoods', 'ferns']],
  ['A three-tier cake and 12 lanterns, with dahlias', ['cake', 'lanterns', 'dahlias']],
  ['Something lovely for us two', []],
  ['', []],
])('extractKeywords returns the keywords of “%s”', (text, keywords) => {
  expect(extractKeywords(text)).toEqual(keywords)
})

it('extractKeywords finds keywords in every sample prompt, and returns only words of the prompt', () => {
  for (const prompt of SAMPLE_PROMPTS) {
    const keywords = extractKeywords(prompt)
    expect(keywords).not.toEqual([])
    for (const words of keywords) expect(prompt.toLowerCase()).toContain(words)
  }
})
