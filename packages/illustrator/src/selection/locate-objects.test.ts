import { describe, expect, it } from 'vitest'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { COMPOSITION_NAMES, SETTING_NAMES, STILL_LIFE_NAMES } from '../spec.ts'
import { locateObjects } from './locate-objects.ts'

const CEREMONY = parsePrompt('Garden ceremony with a wooden arbor, lanterns, a bride and a groom')
const idsOf = (prompt: string) => locateObjects(parsePrompt(prompt)).map(({ id }) => id)

function areaOf(id: string) {
  const [area] = locateObjects(CEREMONY).find((object) => object.id === id)?.areas ?? []
  if (!area) throw new Error(`The scene has no ${id}.`)
  const { x, y, width, height } = area
  return { left: x, top: y, right: x + width, bottom: y + height }
}

describe('locateObjects', () => {
  it('lists the objects of a ceremony from front to back', () => {
    const ids = locateObjects(CEREMONY).map(({ id }) => id)
    expect(ids).toContain('runner')
    const distant = ['object:lanterns', 'couple', 'structure', 'light', 'venue']
    expect(ids.filter((id) => distant.includes(id))).toEqual(distant)
  })

  it('locates the couple inside the arbor, and the arbor in the middle of the image', () => {
    const [couple, arbor] = [areaOf('couple'), areaOf('structure')]
    expect(couple.left).toBeGreaterThan(arbor.left)
    expect(couple.right).toBeLessThan(arbor.right)
    expect((arbor.left + arbor.right) / 2).toBeCloseTo(0.5, 2)
  })

  it('merges the chairs into one area on each side of the aisle', () => {
    const [left, right, ...others] = locateObjects(CEREMONY).find(({ id }) => id === 'seat')?.areas ?? []
    expect(others).toEqual([])
    expect((left?.x ?? 1) + (left?.width ?? 1)).toBeLessThan(right?.x ?? 0)
  })

  it('lists no chairs, flowers or structure if the scene has none', () => {
    const ids = idsOf('Garden ceremony without chairs, no flowers, no arch')
    expect(ids).not.toContain('seat')
    expect(ids).not.toContain('flower')
    expect(ids).not.toContain('structure')
  })

  it.each(SETTING_NAMES)('keeps all areas inside the image in every view of the %s', (setting) => {
    for (const comp of COMPOSITION_NAMES) {
      for (const { areas } of locateObjects({ ...CEREMONY, setting, comp })) {
        for (const { x, y, width, height } of areas) {
          expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x + width, y + height)).toBeLessThan(1.002)
        }
      }
    }
  })

  it.each(STILL_LIFE_NAMES)('lists no objects of the still life %s', (comp) => {
    expect(locateObjects({ ...CEREMONY, comp })).toEqual([])
  })
})
