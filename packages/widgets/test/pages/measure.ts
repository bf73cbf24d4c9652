import type { Page } from 'playwright'

/** The computed styles to compare. */
export const LOOKS = [
  'font-size',
  'font-family',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'text-align',
  'text-indent',
  'text-shadow',
  'text-transform',
  'white-space',
  'tab-size',
  'quotes',
  'cursor',
  'direction',
  'color',
  '-webkit-text-fill-color',
  'box-sizing',
  'margin-top',
  'padding-left',
  'border-top-width',
] as const

export interface Measured {
  path: string
  box: number[]
  looks: Record<string, string>
}

/** Returns the computed styles of all nodes in an element, and their boxes relative to the element. */
export function measure(page: Page, tag: string): Promise<Measured[]> {
  return page.evaluate(measureNodes, { tag, looks: LOOKS })
}

/** Does the same inside the page. */
export function measureNodes({ tag, looks }: { tag: string; looks: readonly string[] }): Measured[] {
  const shadow = document.querySelector(tag)?.shadowRoot
  // Measures nodes that are fixed in the window relative to the window.
  const root = shadow?.querySelector('.vk-assistant') ?? shadow?.querySelector('.vk-root')
  if (!root) throw new Error('The element shows nothing.')
  for (const animation of shadow?.getAnimations() ?? []) animation.cancel()
  const corner = root.getBoundingClientRect()
  const shown = [root, ...root.querySelectorAll('*')].filter((node) => node.checkVisibility())
  return shown.map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const style = getComputedStyle(node)
    return {
      path: `${node.localName}.${node.getAttribute('class') ?? ''}`,
      box: [x - corner.x, y - corner.y, width, height],
      looks: Object.fromEntries(looks.map((name) => [name, style.getPropertyValue(name)])),
    }
  })
}

/**
 * Compares two measurements of an element. Returns all different styles, and boxes that differ by more than half a
 * pixel.
 */
export function differences(expected: Measured[], actual: Measured[]): string[] {
  if (expected.length !== actual.length) return [`${actual.length} nodes instead of ${expected.length}`]
  return expected.flatMap((before, index) => {
    const after = actual[index]
    if (!after) return []
    const moved = before.box.some((value, side) => Math.abs(value - (after.box[side] ?? 0)) > 0.5)
    const changed = Object.keys(before.looks).filter((name) => before.looks[name] !== after.looks[name])
    return [
      ...(moved ? [`${before.path}: ${before.box} → ${after.box}`] : []),
      ...changed.map((name) => `${before.path} ${name}: ${before.looks[name]} → ${after.looks[name]}`),
    ]
  })
}
