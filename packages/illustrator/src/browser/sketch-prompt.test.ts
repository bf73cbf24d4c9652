import { describe, expect, it } from 'vitest'
import { drawSketch } from './draw-sketch.ts'
import { sketchPrompt } from './sketch-prompt.ts'

describe('sketchPrompt', () => {
  it('lists what the scene of a prompt shows, and what it does not show', async () => {
    const { shown, notDrawn, summary, scene } = await sketchPrompt(
      'A vineyard at dusk with lanterns and a hologram',
      'en',
    )
    expect(shown).toEqual(['vineyard', 'dusk', 'lanterns'])
    expect(notDrawn).toEqual(['hologram'])
    expect(summary).toContain('vineyard')
    expect(scene).toMatchObject({ setting: 'vineyard', lightName: 'dusk' })
  })

  it.each(['Una playa al atardecer con faroles', 'A beach at sunset with lanterns'])(
    'reads a prompt in Spanish and in English for a Spanish visitor: %s',
    async (text) => {
      const { shown, notDrawn, scene } = await sketchPrompt(text, 'es')
      expect(shown).toHaveLength(3)
      expect(notDrawn).toEqual([])
      expect(scene.setting).toBe('beach')
    },
  )

  it('shows nothing of a text that names nothing that is drawn', async () => {
    const { shown } = await sketchPrompt('qwerty', 'en')
    expect(shown).toEqual([])
  })

  it('composes a close-up that drawSketch can draw', async () => {
    const { scene } = await sketchPrompt('A close-up of a bouquet of white roses', 'en')
    expect(drawSketch(scene)).toContain('<svg')
  })
})
