import { describe, expect, it } from 'vitest'
import { HEIGHT, WIDTH } from '../../base/geometry.ts'
import { isShown } from '../../compose/shown-facts.ts'
import { parsePrompt } from '../../prompt/parse-prompt.ts'
import { measureScene } from '../../selection/measure-scene.ts'
import { visibleShare } from '../../stage/visibility.ts'

function locate(prompt: string) {
  const scene = parsePrompt(prompt)
  const { located = [], horizon = 0 } = measureScene(scene) ?? {}
  const of = (id: string) => located.filter((place) => place.id === id)
  const visible = (id: string) => of(id).map((box) => visibleShare(box, box.away, { among: located, height: HEIGHT }))
  return { scene, located, horizon, of, visible }
}

const PROMPTS = [
  'a bride and a groom under parasols in a rose garden with a fountain and a white horse',
  'the couple with two dogs, a bonfire and a picnic on a mountain',
  'two grooms, a tractor, a piano and a red car in a sunflower field',
  'a bride in a ballgown, a carousel, balloons and a food truck at night',
]

describe('the free scene', () => {
  it.each(PROMPTS)('shows the couple of “%s” at 35 to 45 % of the height, in the middle third', (prompt) => {
    const [couple] = locate(prompt).of('couple')
    const { x = 0, width = 0, height = 0 } = couple ?? {}
    expect(height / HEIGHT).toBeGreaterThan(0.35)
    expect(height / HEIGHT).toBeLessThan(0.45)
    expect(x + width / 2).toBeGreaterThan(WIDTH / 3)
    expect(x + width / 2).toBeLessThan((WIDTH * 2) / 3)
  })

  it.each(PROMPTS)('keeps at least 60 %% of each object of “%s” visible, and most of the people', (prompt) => {
    const { located, visible } = locate(prompt)
    for (const id of new Set(located.map((place) => place.id))) {
      if (!id.startsWith('object:') || id === 'object:umbrellas') continue
      for (const share of visible(id)) expect(share, id).toBeGreaterThanOrEqual(0.6)
    }
    for (const share of visible('couple')) expect(share).toBeGreaterThan(0.8)
  })

  it.each(PROMPTS)('shows no seats and no structure in “%s”', (prompt) => {
    const { scene, of } = locate(prompt)
    expect(scene).toMatchObject({ comp: 'scene', arch: 'none', chair: 'none' })
    expect([...of('seat'), ...of('structure'), ...of('runner')]).toEqual([])
  })

  it.each([
    ['6 parasols and a fountain in a garden', 'object:parasols', 6],
    ['a bride with two horses in a meadow', 'object:horse', 2],
    ['bride and groom in a castle garden with a gazebo and two chairs', 'seat', 2],
    ['a couple on the lake shore with 12 floating candles', 'object:floating-candles', 12],
  ])('draws the number that “%s” names', (prompt, id, count) => {
    expect(locate(prompt).of(id)).toHaveLength(count)
  })

  it('places objects on the side that the description names', () => {
    const { of } = locate('bride and groom in a meadow, a piano on the left, a red car on the right')
    const centreOf = (id: string) => (of(id)[0]?.x ?? Number.NaN) + (of(id)[0]?.width ?? 0) / 2
    expect(centreOf('object:piano')).toBeLessThan(WIDTH / 2)
    expect(centreOf('object:car')).toBeGreaterThan(WIDTH / 2)
  })

  it('draws small objects at least 6 % of the image wide', () => {
    const { of } = locate('a bride with a cat, a guitar and a welcome sign in a garden')
    for (const id of ['object:cat', 'object:guitar', 'object:welcome-sign'])
      expect((of(id)[0]?.width ?? 0) / WIDTH, id).toBeGreaterThan(0.06)
  })

  it('places boats and swans on the water, above the near shore', () => {
    const { of, horizon } = locate('a couple with a dog by a lake with a boat and swans')
    for (const { y, height } of [...of('object:boat'), ...of('object:swans')])
      expect(y + height).toBeLessThan(horizon + 60)
    expect(of('object:swans')).toHaveLength(1)
  })

  it('places the couple in the boat if everything that the description names is on the water', () => {
    const { of } = locate('bride and groom in a rowing boat on a lake with swans')
    const [couple, boat, swans] = ['couple', 'object:boat', 'object:swans'].map((id) => of(id)[0])
    if (!couple || !boat || !swans) throw new Error('The scene lacks the couple, the boat or the swans.')
    expect(couple.x).toBeGreaterThan(boat.x)
    expect(couple.x + couple.width).toBeLessThan(boat.x + boat.width)
    expect(boat.width / WIDTH).toBeGreaterThan(0.4)
  })

  it('shows no boat in a venue without water', () => {
    const { scene, of } = locate('a couple in a desert with a boat')
    expect(of('object:boat')).toEqual([])
    expect(scene.description.facts.filter((fact) => isShown(fact, scene)).map(({ name }) => name)).not.toContain('boat')
  })

  it.each([
    'a bonfire, 30 guests and guitars in a redwood grove',
    'the couple and 20 guests with a fire pit on a beach',
    'guests cheering, a big bonfire in the desert at night',
  ])('lets nobody stand in the fire of “%s”', (prompt) => {
    const { visible } = locate(prompt)
    for (const id of ['object:bonfire', 'object:fire-pit'])
      for (const share of visible(id)) expect(share).toBeGreaterThan(0.85)
  })

  it('keeps a car between the houses of a street', () => {
    for (const prompt of ['a black car, sparkler exit on a street', 'the couple and a red car on a cobbled street']) {
      const { scene, located, of } = locate(prompt)
      expect(scene.setting).toBe('street')
      expect(located.some(({ id }) => id === 'couple')).toBe(true)
      for (const car of of('object:car')) expect(car.width / WIDTH).toBeGreaterThan(0.15)
    }
  })
})
