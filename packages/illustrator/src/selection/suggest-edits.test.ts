import type { Vocabulary } from '@vowkit/understanding'
import { ar } from '@vowkit/understanding/vocabularies/ar'
import { de } from '@vowkit/understanding/vocabularies/de'
import { en } from '@vowkit/understanding/vocabularies/en'
import { es } from '@vowkit/understanding/vocabularies/es'
import { fr } from '@vowkit/understanding/vocabularies/fr'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { editScene } from '../edit/edit-scene.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { drawScene } from '../scene/draw-any-scene.ts'
import type { SceneSpec } from '../spec.ts'
import { isShownInPhoto } from '../venue/shown-in-photo.ts'
import { suggestEdits } from './suggest-edits.ts'

const VOCABULARIES: readonly Vocabulary[] = [en, es, fr, de, ar]
const SCENES = [
  'terracotta dahlias in a vineyard in Sonoma, october, 90 guests',
  'we stand barefoot on a beach at sunset, twelve guests',
  'an old barn with long tables, sunflowers and a dozen lanterns',
  'a garden ceremony with white chairs, a wooden arbor and blush peonies',
  'a ballroom with ten round tables, chandeliers and burgundy roses',
  'Una ceremonia en una hacienda con bugambilias, papel picado y velas',
  'a rooftop dinner at night with string lights and candles',
  'a lakeside wedding in the fog with a rowing boat and our dog',
  'a glasshouse reception with long tables, greenery and white orchids',
  'a dance floor under a tent at night',
  'a garden ceremony seen from above',
  'a wedding cake with three tiers and figs',
]
/** The least share of the pixels that an edit changes, and the difference of a channel that counts as a change. */
const LEAST = { share: 0.02, difference: 24 }
const SIZE = { width: 144, height: 96 }

async function pixelsOf(scene: SceneSpec): Promise<Buffer> {
  return sharp(Buffer.from(drawScene(scene, SIZE)), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Returns the share of the pixels that differ visibly. */
function changedShare(before: Buffer, after: Buffer): number {
  const channels = 3
  const isChanged = (at: number) =>
    Array.from({ length: channels }, (_, channel) => at + channel).some(
      (i) => Math.abs((before[i] ?? 0) - (after[i] ?? 0)) > LEAST.difference,
    )
  const count = before.length / channels
  return Array.from({ length: count }, (_, pixel) => isChanged(pixel * channels)).filter(Boolean).length / count
}

it.each(SCENES)('every suggested edit visibly changes the image of “%s”', async (prompt) => {
  const scene = parsePrompt(prompt, { vocabularies: VOCABULARIES })
  const before = await pixelsOf(scene)
  const edits = suggestEdits(scene, en)
  expect(edits.length).toBeGreaterThan(0)
  for (const edit of edits) {
    const after = await pixelsOf(editScene(scene, edit, VOCABULARIES).scene)
    expect.soft(changedShare(before, after), edit).toBeGreaterThan(LEAST.share)
  }
})

it('the edits that are suggested after an edit are not those that were suggested before it', () => {
  const scene = parsePrompt('a garden ceremony with white chairs, a wooden arbor and blush peonies')
  const first = suggestEdits(scene, en)
  const edited = editScene(scene, first[0] ?? '', VOCABULARIES).scene
  const second = suggestEdits(edited, en)
  expect([first.length, second.length]).toEqual([4, 4])
  expect(second).not.toContain(first[0])
  expect(second.filter((edit) => !first.includes(edit)).length).toBeGreaterThan(1)
})

it('no edit is suggested that restores what the couple has removed', () => {
  const scene = parsePrompt('a garden ceremony without lanterns and without hanging plants')
  expect(suggestEdits(scene, en).join()).not.toMatch(/lantern|hanging/i)
})

it.each(VOCABULARIES.map((vocabulary) => [vocabulary.language, vocabulary] as const))(
  'the suggested edits in the language %s change the scene',
  (_language, vocabulary) => {
    for (const prompt of SCENES) {
      const scene = parsePrompt(prompt, { vocabularies: VOCABULARIES })
      for (const edit of suggestEdits(scene, vocabulary)) {
        expect(editScene(scene, edit, VOCABULARIES).reading.changes, edit).not.toEqual([])
      }
    }
  },
)

it.each([
  'A ceremony with an arch and white roses',
  'candles and lanterns, no flowers',
  'A boho ceremony with bunting',
])('suggests only edits that a photo of the venue can show: %s', (prompt) => {
  let scene = parsePrompt(prompt)
  const seen = new Set<string>()
  for (let i = 0; i < 3; i++) {
    const suggested = suggestEdits(scene, en, { inPhoto: true })
    expect(suggested.length).toBeGreaterThanOrEqual(2)
    for (const edit of suggested) {
      const { scene: after, reading } = editScene(scene, edit, [en])
      expect(reading.changes.length, edit).toBeGreaterThan(0)
      for (const fact of reading.understood.flatMap(({ facts }) => facts))
        expect(isShownInPhoto(fact, after), edit).toBe(true)
    }
    seen.add(suggested.join())
    scene = editScene(scene, suggested[0] ?? '', [en]).scene
  }
  expect(seen.size).toBe(3)
})
