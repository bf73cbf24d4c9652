import { describe, expect, it } from 'vitest'
import { COLOUR_WORDS } from '../prompt/colour-words.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { applyEdit } from './apply-edit.ts'

const START = parsePrompt('Vineyard ceremony, white roses, wooden arbor, golden hour, cross back chairs')

function changesOf(edit: string, spec = START): string[] | undefined {
  return applyEdit(spec, edit).history.at(-1)?.changes
}

const EDITS: readonly [edit: string, changes: string[]][] = [
  ['make it dusk and add string lights', ['light → dusk', 'string lights on']],
  ['move it to the beach', ['setting → coast']],
  ['swap to ghost chairs and more flowers', ['chairs → ghost', 'more flowers']],
  ['moon gate arch and lanterns along the aisle', ['arch → moongate', 'lanterns']],
  ['burgundy and blush flowers', ['flowers recoloured']],
  ['burgundy and blush', ['palette recoloured']],
  ['peonies and dahlias', ['flowers → peony, dahlia']],
  ['more candles and greenery', ['more ruscus', 'more candles']],
  ['remove the lanterns and candles', ['no lanterns', 'no candles']],
  ['no petals, no arch', ['clear aisle', 'no arch']],
  ['navy napkins and sage linens', ['napkins recoloured', 'linens recoloured']],
  ['make the napkins navy and the drapes blush', ['napkins recoloured', 'fabric recoloured']],
  ['long farm tables with tall centerpieces', ['composition → long-tables', 'tall centrepieces']],
  ['replace the lanterns with candles', ['no lanterns', 'more candles']],
  ['swap the roses for peonies', ['flowers → peony']],
  ['dahlias instead of roses', ['flowers → dahlia']],
  ['autumn leaves; darker', ['season → autumn', 'light → dusk']],
  ['floral chandelier', ['floral chandeliers']],
  ['add papel picado', ['paper flags']],
]

describe('applyEdit', () => {
  it.each(EDITS)('understands “%s”', (edit, changes) => {
    expect([...(changesOf(edit) ?? [])].sort()).toEqual([...changes].sort())
  })

  it('applies both colours of a phrase with “and”', () => {
    const { florals } = applyEdit(START, 'burgundy and blush flowers')
    expect(florals.colors[0]).toBe(COLOUR_WORDS.burgundy)
    expect(florals.accents[0]).toBe(COLOUR_WORDS.blush)
  })

  it('does not change the napkins when the flowers are recoloured', () => {
    expect(applyEdit(START, 'coral flowers').napkin).toBe(START.napkin)
    expect(applyEdit(START, 'coral everything').napkin).toBe(COLOUR_WORDS.coral)
  })

  it('reports an edit that it does not understand, and adds a few flowers', () => {
    const edited = applyEdit(START, 'more je ne sais quoi')
    expect(edited.history.at(-1)?.changes).toEqual(['a fuller take on the same scene'])
    expect(edited.florals.density).toBeGreaterThan(START.florals.density)
  })

  it('does not report an edit that it understands in part', () => {
    expect(changesOf('thank you, make it dusk')).toEqual(['light → dusk'])
  })

  it('never changes the seed or the given scene', () => {
    const before = JSON.stringify(START)
    const edited = applyEdit(applyEdit(START, 'make it night'), 'burgundy')
    expect(edited.seed).toBe(START.seed)
    expect(edited.history).toHaveLength(2)
    expect(JSON.stringify(START)).toBe(before)
  })

  it('restores what an earlier edit removed', () => {
    const bare = applyEdit(START, 'remove the chairs and the arch')
    expect(bare).toMatchObject({ chair: 'none', arch: 'none' })
    expect(applyEdit(bare, 'add chairs and an arch')).toMatchObject({ chair: 'cross', arch: 'arbor' })
  })

  it('keeps the density within its bounds', () => {
    let spec = START
    for (let i = 0; i < 9; i++) spec = applyEdit(spec, 'more flowers')
    expect(spec.florals.density).toBe(1.9)
    for (let i = 0; i < 9; i++) spec = applyEdit(spec, 'fewer flowers')
    expect(spec.florals.density).toBe(0.2)
  })
})
