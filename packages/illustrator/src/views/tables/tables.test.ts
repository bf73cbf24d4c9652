import { understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { describe, expect, it } from 'vitest'
import { composeScene } from '../../compose/compose-scene.ts'
import { isShown } from '../../compose/shown-facts.ts'
import { Painter } from '../../painter/painter.ts'
import { drawScene } from '../../scene/draw-any-scene.ts'
import { centreOf } from './centre-rows.ts'
import { clothOf } from './table-cloth.ts'
import { greeneryOf, isBareWood, runnerOf, tablewareOf } from './table-wishes.ts'

const sceneOf = (text: string) => composeScene(understand(text, [en]).description, { seed: 'tables' })
const centrepiecesOf = (text: string) =>
  centreOf(new Painter(sceneOf(text))).map(({ name, count, isCounted }) => (isCounted ? `${name}*${count}` : name))

describe('a close-up of a table', () => {
  it('shows exactly the named candles and fruit, without flowers', () => {
    expect(centrepiecesOf('tablescape with three taper candles and five figs')).toEqual(['candles*3', 'figs*5'])
  })

  it('has flowers, leaves and candles if the description names nothing on the table', () => {
    expect(centrepiecesOf('a tablescape')).toEqual(['flowers', 'candles'])
    expect(greeneryOf(sceneOf('a tablescape')).hasGarland).toBe(true)
  })

  it('gives plates a metal rim instead of making them of metal', () => {
    const { plate, rim } = tablewareOf(sceneOf('tablescape with gold plates'))
    expect(rim).not.toBe(plate)
    expect(tablewareOf(sceneOf('tablescape with blue plates')).rim).toBeUndefined()
  })

  it('has a cloth with the named pattern and colour', () => {
    expect(clothOf(sceneOf('tablescape with a checked tablecloth')).pattern).toBe('checked')
    expect(isBareWood(sceneOf('tablescape in a barn with a white tablecloth'))).toBe(false)
    expect(isBareWood(sceneOf('tablescape in a barn'))).toBe(true)
  })

  it('has a runner only if the description names one', () => {
    expect(runnerOf(sceneOf('tablescape with a linen runner'))).toBeDefined()
    expect(runnerOf(sceneOf('tablescape with white roses'))).toBeUndefined()
  })

  it('shows all tableware and the venue', () => {
    const scene = sceneOf('tablescape in a vineyard with bread, menus, place cards, cutlery, vases and wine glasses')
    expect(scene.description.facts.filter((fact) => !isShown(fact, scene))).toEqual([])
  })
})

describe('round tables', () => {
  it.each([
    ['a garden with 5 round tables and no tablecloths', true],
    ['round wooden tables in a garden', true],
    ['round tables in a garden', false],
    ['round wooden tables with blue tablecloths in a garden', false],
  ])('of "%s" stand without a cloth: %s', (text, isBare) => {
    const markup = drawScene(sceneOf(text), undefined, true)
    expect(markup.includes('data-mark="wood"')).toBe(isBare)
    expect(markup.includes('data-mark="linen"')).toBe(!isBare)
  })
})
