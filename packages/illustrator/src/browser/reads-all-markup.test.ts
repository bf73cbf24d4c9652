import { CONCEPTS, type Fact } from '@vowkit/understanding'
import { describe, expect, it } from 'vitest'
import { type MarkupNode, readMarkup } from '../base/read-markup.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { drawScene } from '../scene/draw-any-scene.ts'
import {
  ARCH_NAMES,
  CHAIR_NAMES,
  COMPOSITION_NAMES,
  FLOWER_NAMES,
  LEAF_NAMES,
  type SceneSpec,
  SETTING_NAMES,
  STILL_LIFE_NAMES,
  TRADE_NAMES,
} from '../spec.ts'

const PAINT = ['fill', 'opacity', 'transform']
const STROKE = ['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']
const PAINTED: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox', 'width', 'height'],
  defs: [],
  g: ['id', 'opacity', 'style', 'filter', 'clip-path', 'transform'],
  use: ['href', 'transform'],
  path: ['d', 'fill-rule', 'filter', ...PAINT, ...STROKE],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'filter', ...PAINT, ...STROKE],
  circle: ['cx', 'cy', 'r', 'filter', ...PAINT, ...STROKE],
  line: ['x1', 'y1', 'x2', 'y2', 'opacity', ...STROKE],
  rect: ['x', 'y', 'width', 'height', 'rx', 'style', 'filter', ...PAINT, ...STROKE],
  clipPath: ['id'],
  linearGradient: ['id', 'x1', 'y1', 'x2', 'y2'],
  radialGradient: ['id', 'cx', 'cy', 'r'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  filter: ['id', 'x', 'y', 'width', 'height'],
  feGaussianBlur: ['stdDeviation'],
  feDropShadow: ['dx', 'dy', 'stdDeviation', 'flood-color', 'flood-opacity'],
}
const LIGHTS = ['golden', 'night'] as const
const COMPOSITIONS = [...COMPOSITION_NAMES, ...STILL_LIFE_NAMES, ...TRADE_NAMES]

/**
 * Draws a richly decorated wedding scene with the given changes to its spec. Returns the markup that the canvas painter
 * does not support.
 */
function setup(patch: Partial<SceneSpec>) {
  const spec = parsePrompt('drapes, string lights, papel picado, chandelier, candles, tall centerpieces')
  const strange = new Set<string>()
  visit(readMarkup(drawScene({ ...spec, ...patch })), (node) => {
    const known = PAINTED[node.name]
    if (!known) return strange.add(node.name)
    for (const name of Object.keys(node.attributes)) if (!known.includes(name)) strange.add(`${node.name} ${name}`)
  })
  return strange
}

function visit(node: MarkupNode, see: (node: MarkupNode) => void): void {
  see(node)
  for (const child of node.children) visit(child, see)
}

describe('paintScene', () => {
  it.each(SETTING_NAMES)('supports all SVG markup of the setting %s', (setting) => {
    for (const lightName of LIGHTS) expect(setup({ setting, lightName, season: 'winter' })).toEqual(new Set())
  })

  it.each(COMPOSITIONS)('supports all SVG markup of the composition %s', (comp) => {
    expect(setup({ comp, setting: 'ballroom' })).toEqual(new Set())
  })

  it('supports all SVG markup of arches and chairs', () => {
    for (const arch of ARCH_NAMES) expect(setup({ arch, comp: 'aisle' })).toEqual(new Set())
    for (const chair of CHAIR_NAMES) expect(setup({ chair, comp: 'aisle' })).toEqual(new Set())
  })

  it('supports all SVG markup of objects', () => {
    const facts = CONCEPTS.object.map((name): Fact => ({ kind: 'object', name }))
    expect(setup({ comp: 'aisle', description: { facts, without: [] } })).toEqual(new Set())
    expect(setup({ comp: 'tablescape', description: { facts, without: [] } })).toEqual(new Set())
  })

  it('supports all SVG markup of flowers and leaves', () => {
    const { florals } = parsePrompt('garden')
    for (const flower of FLOWER_NAMES) expect(setup({ florals: { ...florals, focal: [flower] } })).toEqual(new Set())
    expect(setup({ florals: { ...florals, leaves: [...LEAF_NAMES] } })).toEqual(new Set())
  })
})
