import { expect, it } from 'vitest'
import type { SceneSpec } from '../spec.ts'
import { parsePrompt } from './parse-prompt.ts'
import { SAMPLE_PROMPTS } from './sample-prompts.ts'

it.each([
  ['A romantic garden ceremony with a draped canopy', { setting: 'garden', comp: 'aisle', arch: 'canopy' }],
  ['Candlelit long farm tables in a rustic barn', { setting: 'barn', comp: 'long-tables', lightName: 'candle' }],
  ['Foggy redwood grove ceremony with a moon gate', { setting: 'redwood', lightName: 'fog', arch: 'moongate' }],
  ['Snowy pine forest at night', { setting: 'pine-forest', lightName: 'night', season: 'winter' }],
  ['A close-up of a cake with five tiers', { comp: 'cake' }],
  ['Hindu wedding at a temple', { setting: 'temple', arch: 'mandap' }],
  ['Our ceremony from above, in a vineyard', { comp: 'above', setting: 'vineyard' }],
  ['First dance under a disco ball', { comp: 'dance-floor' }],
  ['Rain over a meadow at noon', { setting: 'meadow', lightName: 'overcast' }],
] satisfies [string, Partial<SceneSpec>][])('parsePrompt converts “%s” to a scene', (prompt, expected) => {
  expect(parsePrompt(prompt)).toMatchObject(expected)
})

it('parsePrompt omits the items that the prompt excludes', () => {
  const scene = parsePrompt('A garden ceremony without chairs, no arch, no flowers')
  expect(scene).toMatchObject({ chair: 'none', arch: 'none' })
  expect(scene.florals.density).toBeLessThan(0.3)
})

it('parsePrompt assigns each colour to the item that it describes', () => {
  const scene = parsePrompt('Long tables with burgundy napkins and ivory linens, sage and gold palette')
  expect(scene.napkin).toBe('#6f1d34')
  expect(scene.linen).toBe('#fbf4e6')
  expect(scene.palette).toEqual(expect.arrayContaining(['#a3b295', '#cfa455']))
})

it('parsePrompt uses the palettes of reference images if the prompt names no colours', () => {
  expect(parsePrompt('A garden', { references: [{ palette: ['#0a6c74', '#ff8800'] }] }).palette).toContain('#0a6c74')
})

it('parsePrompt prefers the style that the user chose to a style in the prompt', () => {
  expect(parsePrompt('A rustic wedding', { styles: ['Glamorous'] }).setting).toBe('ballroom')
})

it('parsePrompt gives each sample prompt a different setting', () => {
  expect(new Set(SAMPLE_PROMPTS.map((prompt) => parsePrompt(prompt).setting)).size).toBe(SAMPLE_PROMPTS.length)
})
