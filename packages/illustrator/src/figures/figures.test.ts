import { type AttireName, CONCEPTS, type Fact, type SceneDescription } from '@vowkit/understanding'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../base/random.ts'
import { readMarkup } from '../base/read-markup.ts'
import { Painter } from '../painter/painter.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { LIGHT_NAMES } from '../spec.ts'
import { HELD_NAMES } from './held/names.ts'
import {
  COUPLE_POSES,
  castCouple,
  castGuests,
  castOthers,
  drawCouple,
  drawFigure,
  drawSeatedGuest,
  type Figure,
  type Pose,
  poseOfCouple,
} from './index.ts'

const SPOT = { x: 700, y: 900, unit: 120, depth: 0.1 }
const POSES: readonly Pose[] = ['back', 'front', 'side', 'seated-back', 'seated-side', 'seated-front', 'dancing']

function createPainter(lightName: (typeof LIGHT_NAMES)[number] = 'golden') {
  return new Painter({ ...parsePrompt('a garden wedding'), lightName })
}

function createFigure(wears: AttireName, build: Figure['build'] = 'woman'): Figure {
  return { build, wears, colour: '#a83a55', skin: '#9c6542', hair: '#17120f', hairstyle: 'curls', extras: [] }
}

function describeScene(...facts: Fact[]): SceneDescription {
  return { facts, without: [] }
}

/** Returns the markup together with all symbols. Fails if the markup cannot be parsed. */
function drawn(painter: Painter, markup: string): string {
  const svg = `<svg>${painter.definitions}${markup}</svg>`
  readMarkup(svg)
  return svg
}

describe('drawFigure', () => {
  it.each(CONCEPTS.attire)('draws %s in every pose without invalid numbers', (wears) => {
    const painter = createPainter()
    for (const build of ['woman', 'man', 'child'] as const) {
      for (const pose of POSES) {
        const svg = drawn(painter, drawFigure(painter, SPOT, createFigure(wears, build), pose))
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  })

  it.each(LIGHT_NAMES)('draws a person in %s light without invalid numbers', (lightName) => {
    const painter = createPainter(lightName)
    expect(drawn(painter, drawFigure(painter, SPOT, createFigure('dress'), 'back'))).not.toMatch(/NaN|undefined/)
  })

  it.each(HELD_NAMES)('draws a person of every build with the held thing %s', (held) => {
    for (const build of ['woman', 'man', 'child'] as const) {
      const painter = createPainter()
      const svg = drawn(painter, drawFigure(painter, SPOT, { ...createFigure('dress', build), held }, 'front'))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('draws each kind of clothing differently', () => {
    const pictures = CONCEPTS.attire.map((wears) => {
      const painter = createPainter()
      drawFigure(painter, SPOT, createFigure(wears), 'back')
      return painter.definitions.replace(/id="[^"]*"/g, '')
    })
    expect(new Set(pictures).size).toBe(CONCEPTS.attire.length)
  })

  it('shares one symbol between people with the same appearance', () => {
    const painter = createPainter()
    drawFigure(painter, SPOT, createFigure('sari'), 'back')
    const { definitions } = painter
    drawFigure(painter, { ...SPOT, x: 200 }, createFigure('sari'), 'back')
    expect(painter.definitions).toBe(definitions)
  })
})

describe('drawSeatedGuest', () => {
  it('draws 40 guests in less than 60 kB', () => {
    const painter = createPainter()
    const guests = castGuests(describeScene(), 40, createRandom('guests'))
    const markup = guests.map((guest, i) => drawSeatedGuest(painter, { ...SPOT, depth: i / 500 }, guest, () => ''))
    expect(drawn(painter, markup.join('')).length).toBeLessThan(60_000)
  })
})

describe('drawCouple', () => {
  it.each(COUPLE_POSES)('draws any two people in the pose %s without invalid numbers', (pose) => {
    const builds = [
      ['woman', 'man'],
      ['woman', 'woman'],
      ['man', 'man'],
    ] as const
    for (const [first, second] of builds) {
      const painter = createPainter()
      const couple = [
        createFigure(first === 'man' ? 'kilt' : 'ballgown', first),
        createFigure('sherwani', second),
      ] as const
      expect(drawn(painter, drawCouple(painter, SPOT, couple, pose))).not.toMatch(/NaN|undefined/)
    }
  })
})

describe('castCouple', () => {
  const cast = (...facts: Fact[]) => castCouple(describeScene(...facts), createRandom('couple'))

  it('casts two brides or two grooms if the description says so', () => {
    expect(cast({ kind: 'person', name: 'bride', count: 2 }).map(({ build }) => build)).toEqual(['woman', 'woman'])
    expect(
      cast({ kind: 'person', name: 'groom' }, { kind: 'person', name: 'groom' }).map(({ build }) => build),
    ).toEqual(['man', 'man'])
  })

  it('gives each person the clothes and colours that the description names', () => {
    const [bride, groom] = cast(
      { kind: 'attire', name: 'ballgown', of: 'bride', colour: '#223344' },
      { kind: 'attire', name: 'tuxedo' },
      { kind: 'attire', name: 'cowboy-hat' },
      { kind: 'person', name: 'groom', skin: '#573423', hair: '#120e0d' },
    )
    expect(bride).toMatchObject({ wears: 'ballgown', colour: '#223344' })
    expect(groom).toMatchObject({ wears: 'tuxedo', extras: ['cowboy-hat'], skin: '#573423', hair: '#120e0d' })
  })

  it('dresses two people of the same role in the clothes that each of them has', () => {
    const [first, second] = cast(
      { kind: 'person', name: 'groom', count: 2 },
      { kind: 'person', name: 'groom', partner: 2, hair: '#a8481f' },
      { kind: 'attire', name: 'tuxedo', of: 'groom', partner: 1, colour: '#6f1d34' },
      { kind: 'attire', name: 'tuxedo', of: 'groom', partner: 2, colour: '#fdfaf5' },
    )
    expect(first).toMatchObject({ wears: 'tuxedo', colour: '#6f1d34' })
    expect(second).toMatchObject({ wears: 'tuxedo', colour: '#fdfaf5', hair: '#a8481f' })
  })

  it('dresses both partners in clothes of the couple, and gives a gown after "his" to the bride', () => {
    expect(cast({ kind: 'attire', name: 'suit', of: 'couple' }).map(({ wears }) => wears)).toEqual(['suit', 'suit'])
    expect(cast({ kind: 'attire', name: 'dress', of: 'groom' }).map(({ wears }) => wears)).toEqual(['dress', 'suit'])
  })

  it('leaves out the bouquet if the description excludes flowers', () => {
    expect(cast({ kind: 'flower', name: 'none' })[0].bouquet).toBe(false)
  })

  it.each([
    ['hindu', 'lehenga', 'sherwani'],
    ['korean', 'hanbok', 'hanbok'],
    ['scottish', 'dress', 'kilt'],
    ['nigerian', 'gele', 'agbada'],
  ] as const)('dresses a %s couple in %s and %s', (name, first, second) => {
    expect(cast({ kind: 'culture', name }).map(({ wears }) => wears)).toEqual([first, second])
  })

  it('dresses the partner to match when one person wears traditional clothes', () => {
    expect(cast({ kind: 'attire', name: 'sari' }).map(({ wears }) => wears)).toEqual(['sari', 'sherwani'])
  })

  it('passes the qualities of the couple and of its clothes to both figures', () => {
    const [bride, groom] = cast(
      { kind: 'person', name: 'couple', qualities: ['elderly'] },
      { kind: 'attire', name: 'dress', qualities: ['lace', 'short'] },
    )
    expect(bride).toMatchObject({ wears: 'short-dress', extras: expect.arrayContaining(['lace', 'elderly']) })
    expect(groom.extras).toContain('elderly')
    expect(groom.extras).not.toContain('lace')
  })

  it('colours a coat without colouring the dress under it', () => {
    const [bride] = cast({ kind: 'attire', name: 'coat', of: 'bride', colour: '#c22f3a' })
    expect(bride).toMatchObject({ extras: expect.arrayContaining(['coat']), colours: { coat: '#c22f3a' } })
    expect(bride.colour).not.toBe('#c22f3a')
  })

  it('leaves out a veil that the description rules out', () => {
    const description: SceneDescription = { facts: [], without: [{ kind: 'attire', name: 'veil' }] }
    for (let i = 0; i < 8; i++) {
      expect(castCouple(description, createRandom(`${i}`))[0].extras).not.toContain('veil')
    }
  })

  it('varies the skin colour between seeds', () => {
    const skins = Array.from({ length: 40 }, (_, i) => castCouple(describeScene(), createRandom(`${i}`))[0].skin)
    expect(new Set(skins).size).toBeGreaterThan(5)
  })
})

describe('poseOfCouple', () => {
  it('returns the pose for an action of the couple, but not for an action of others', () => {
    expect(poseOfCouple(describeScene({ kind: 'action', name: 'kiss' }))).toBe('kiss')
    expect(poseOfCouple(describeScene({ kind: 'action', name: 'sit', of: 'child' }))).toBeUndefined()
  })
})

describe('castOthers', () => {
  it('creates the named people in the requested numbers', () => {
    const others = castOthers(
      describeScene(
        { kind: 'person', name: 'bridesmaid', count: 4 },
        { kind: 'person', name: 'flower-girl' },
        { kind: 'person', name: 'guest' },
      ),
      createRandom('others'),
    )
    expect(others.map(({ role }) => role)).toEqual([
      'bridesmaid',
      'bridesmaid',
      'bridesmaid',
      'bridesmaid',
      'flower-girl',
    ])
    expect(others.at(-1)?.figure.build).toBe('child')
  })

  it('casts seven bridesmaids in different colours', () => {
    const maids = castOthers(
      describeScene({ kind: 'person', name: 'bridesmaid', count: 7, qualities: ['mixed'] }),
      createRandom('maids'),
    )
    expect(new Set(maids.map(({ figure }) => figure.colour)).size).toBe(7)
  })

  it('casts a mother as one woman and a grandfather as one man', () => {
    const relatives = castOthers(
      describeScene({ kind: 'person', name: 'mother' }, { kind: 'person', name: 'grandfather' }),
      createRandom('relatives'),
    )
    expect(relatives.map(({ figure }) => figure.build)).toEqual(['woman', 'man'])
  })

  it('gives officiants the clothes of their faith', () => {
    const people = (['priest', 'rabbi', 'imam', 'monk'] as const).map((name) => ({ kind: 'person', name }) as const)
    const worn = castOthers(describeScene(...people), createRandom('clergy')).map(({ figure }) =>
      [figure.wears, ...figure.extras].join(' '),
    )
    expect(new Set(worn).size).toBe(people.length)
    expect(worn[1]).toContain('tallit')
  })

  it('dresses the bridesmaids in the colour that the description gives them', () => {
    const [maid] = castOthers(
      describeScene(
        { kind: 'person', name: 'bridesmaid' },
        { kind: 'colour', name: 'sage', colour: '#9caf88', of: 'bridesmaids' },
      ),
      createRandom('maids'),
    )
    expect(maid?.figure).toMatchObject({ wears: 'dress', colour: '#9caf88' })
  })
})
