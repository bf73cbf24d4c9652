import { describe, expect, it } from 'vitest'
import { COLOUR_WORDS } from './colour-words.ts'
import { parsePrompt } from './parse-prompt.ts'
import { readColours } from './read-colours.ts'
import { SAMPLE_PROMPTS } from './sample-prompts.ts'
import { STYLE_NAMES, STYLES } from './styles.ts'

type Scene = ReturnType<typeof parsePrompt>

const NAMED: readonly [prompt: string, fields: Partial<Scene>][] = [
  ['A romantic garden ceremony with a draped canopy arch', { setting: 'garden', comp: 'aisle', arch: 'canopy' }],
  ['Candlelit long farm tables in a rustic barn', { setting: 'barn', comp: 'long-tables', lightName: 'candle' }],
  ['Foggy redwood grove ceremony with a moon gate', { setting: 'redwood', lightName: 'fog', arch: 'moongate' }],
  ['Ballroom reception with tall centerpieces', { setting: 'ballroom', comp: 'tablescape' }],
  ['Tall centerpieces on round tables', { comp: 'round-tables' }],
  ['Beach ceremony at sunset in Big Sur', { setting: 'coast', comp: 'aisle', lightName: 'golden' }],
  [
    'Winter greenhouse reception at dusk',
    { setting: 'glasshouse', comp: 'long-tables', lightName: 'dusk', season: 'winter' },
  ],
  ['Starry night rooftop dinner over San Francisco', { setting: 'rooftop', comp: 'long-tables', lightName: 'night' }],
  ['Sailcloth tent in wine country', { setting: 'tent' }],
  ['Olive grove vows with cross back chairs', { setting: 'hills', comp: 'aisle', chair: 'cross' }],
  ['Chapel vows in October under tall columns', { setting: 'ballroom', arch: 'columns', season: 'autumn' }],
  [
    'Gala with round tables and gold chairs, by candlelight',
    { comp: 'round-tables', chair: 'chiavari', lightName: 'candle' },
  ],
  ['A bridal bouquet of white tulips', { comp: 'bouquet' }],
  ['A plant-dyed gown on a hanger, late afternoon', { comp: 'attire', lightName: 'golden' }],
  ['A vintage car, sunny', { comp: 'transport' }],
  ['Vineyard dinner for ten, and a vintage car', { comp: 'long-tables', setting: 'vineyard' }],
  ['An antique ring in a velvet box', { comp: 'jewellery' }],
  ['Cocktails on a tray at night', { comp: 'bar', lightName: 'night' }],
  ['Garden party with cocktails on a tray', { comp: 'aisle', setting: 'garden' }],
  ['A simple dressing table, morning', { comp: 'beauty' }],
  ['A lectern with ferns, fog', { comp: 'officiant', lightName: 'fog' }],
  ['Hacienda courtyard, mandap, velvet chairs', { setting: 'mission', arch: 'mandap', chair: 'velvet' }],
  ['', { comp: 'aisle', season: 'summer' }],
]

describe('parsePrompt', () => {
  it.each(NAMED)('reads “%s”', (prompt, fields) => {
    expect(parsePrompt(prompt)).toMatchObject(fields)
  })

  it.each([
    ['blush peonies and ivory roses', ['peony', 'rose']],
    ['ballroom with orchids', ['orchid']],
    ['sunflowers and wildflowers in a barn', ['sunflower', 'daisy']],
  ])('puts the flowers of “%s” in the middle', (prompt, flowers) => {
    expect(parsePrompt(prompt).florals.focal).toEqual(flowers)
  })

  it('keeps colours in order of mention', () => {
    expect(parsePrompt('burgundy and blush').palette.slice(0, 2)).toEqual([COLOUR_WORDS.burgundy, COLOUR_WORDS.blush])
  })

  it('reads the two words of a colour’s name as one colour', () => {
    expect(parsePrompt('dusty blue and dusty rose').palette.slice(0, 2)).toEqual([
      COLOUR_WORDS['dusty blue'],
      COLOUR_WORDS['dusty rose'],
    ])
  })

  it('reads no colour in a phrase that only contains a colour’s name', () => {
    expect(readColours('wine country, golden hour, roses, greenery, black-tie, white chairs, olive branches')).toEqual(
      [],
    )
  })

  it('uses metals for metalwork and not for flowers', () => {
    const { metal, florals, napkin } = parsePrompt('gold and plum ballroom')
    expect(metal).toBe(COLOUR_WORDS.gold)
    expect(parsePrompt('navy and gold rooftop').chair).toBe('chiavari')
    expect(napkin).toBe(COLOUR_WORDS.plum)
    expect(florals.colors[0]).toBe(COLOUR_WORDS.plum)
    expect([...florals.colors, ...florals.accents]).not.toContain(COLOUR_WORDS.gold)
  })

  it('uses sage for the leaves beside lavender flowers', () => {
    const { florals } = parsePrompt('lavender and sage tent')
    expect(florals.colors[0]).toBe(COLOUR_WORDS.lavender)
    expect(florals.greens[0]).toBe(COLOUR_WORDS.sage)
  })

  it('uses navy for the napkins and ivory for the flowers', () => {
    const { florals, napkin } = parsePrompt('navy and gold rooftop')
    expect(napkin).toBe(COLOUR_WORDS.navy)
    expect(florals.colors[0]).toBe(COLOUR_WORDS.ivory)
  })

  it('applies a colour to the cloth that the colour describes', () => {
    const scene = parsePrompt('coral roses, navy napkins, sage linens and blush drapes')
    expect(scene).toMatchObject({ napkin: COLOUR_WORDS.navy, linen: COLOUR_WORDS.sage, fabric: COLOUR_WORDS.blush })
    expect(scene.florals.colors[0]).toBe(COLOUR_WORDS.coral)
  })

  it('omits things that the prompt rules out', () => {
    const scene = parsePrompt('barn dinner with string lights but no candles, without chandeliers, no chairs')
    expect(scene).toMatchObject({ chair: 'none', decor: { candles: 'none', chandelier: false, strings: true } })
    expect(parsePrompt('beach ceremony, no arch, no flowers')).toMatchObject({
      setting: 'coast',
      arch: 'none',
      florals: { density: 0.2 },
    })
    expect(parsePrompt('not a barn, a loft please').setting).toBe('loft')
  })

  it('hangs paper flags for papel picado', () => {
    expect(parsePrompt('courtyard with papel picado').decor.bunting).toBe(true)
  })

  it('chooses a setting when the prompt names no setting', () => {
    expect(parsePrompt('on the moon of Jupiter').setting).toMatch(/vineyard|garden|estate|hills/)
  })

  it('prefers the prompt to the style, and the style to the seeded default', () => {
    expect(parsePrompt('Industrial party', { styles: ['Beach'] }).setting).toBe('loft')
    expect(parsePrompt('A party', { styles: ['Beach'] })).toMatchObject({
      setting: 'coast',
      palette: STYLES.Beach.palette,
    })
    expect(parsePrompt('A cozy and modern party').setting).toBe('barn')
  })

  it('uses a reference palette for a prompt without colours, and completes named colours with it', () => {
    const referencePalettes = [['#112233', '#445566', '#778899']]
    expect(parsePrompt('vineyard', { referencePalettes }).palette).toEqual(['#112233', '#445566', '#778899'])
    expect(parsePrompt('coral vineyard', { referencePalettes }).palette.slice(0, 2)).toEqual([
      COLOUR_WORDS.coral,
      '#112233',
    ])
  })

  it('stores no word of the prompt in the scene', () => {
    expect(JSON.stringify(parsePrompt('Zanzibar garden for Anna Schmidt'))).not.toMatch(/zanzibar|anna|schmidt/i)
  })
})

describe('STYLES', () => {
  it('has 22 styles, each of which can be drawn', () => {
    expect(STYLE_NAMES).toHaveLength(22)
    for (const name of STYLE_NAMES) expect(parsePrompt(`a ${name} wedding`).palette.length).toBeGreaterThanOrEqual(3)
  })
})

describe('SAMPLE_PROMPTS', () => {
  it('has ten short prompts, each with a different setting', () => {
    expect(SAMPLE_PROMPTS).toHaveLength(10)
    expect(new Set(SAMPLE_PROMPTS.map((prompt) => parsePrompt(prompt).setting)).size).toBe(10)
    for (const prompt of SAMPLE_PROMPTS) expect(prompt.length).toBeLessThanOrEqual(160)
  })
})
