import type { Page } from '@playwright/test'

/** The layout of one element inside the vision tool. */
export interface Box {
  name: string
  /** Left, top, width and height in pixels, relative to the tool or to the dialog that contains the element. */
  box: number[]
  font: string
}

/**
 * Measures every visible element in the tool's shadow root, after all transitions of colour and height have ended. The
 * host element is left out: it has no text, so it may inherit the page's font.
 */
export function measureTool(page: Page): Promise<Box[]> {
  return page.locator('vision-generator').evaluate(async (tool) => {
    const heightOf = () => tool.getBoundingClientRect().height
    for (let same = 0, height = heightOf(); same < 30; same++) {
      await new Promise(requestAnimationFrame)
      if (heightOf() !== height) same = 0
      height = heightOf()
    }
    const changes = tool.shadowRoot?.getAnimations().filter((animation) => animation instanceof CSSTransition) ?? []
    await Promise.all(changes.map((change) => change.finished))
    const elements = [...(tool.shadowRoot?.querySelectorAll<HTMLElement>('.vk-root, .vk-root *') ?? [])]
    return elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        // A dialog is centered in the window, independent of the tool's position.
        const origin = (element.closest('dialog') ?? tool).getBoundingClientRect()
        const { x, y, width, height } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, textTransform, whiteSpace, color } = style
        return {
          name: `${element.localName}.${element.getAttribute('class') ?? ''}`,
          box: [x - origin.x, y - origin.y, width, height],
          font: [fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, textTransform, whiteSpace, color].join(),
        }
      })
  })
}

/** Returns the differences of two measurements: elements, fonts, and boxes that are off by more than half a pixel. */
export function differences(actual: Box[], expected: Box[]): string[] {
  const length = Math.max(actual.length, expected.length)
  return Array.from({ length }, (_, index) => difference(actual[index], expected[index])).filter((text) => text !== '')
}

function difference(actual: Box | undefined, expected: Box | undefined): string {
  if (!actual || !expected) return `${actual?.name} instead of ${expected?.name}`
  const isSame =
    actual.name === expected.name &&
    actual.font === expected.font &&
    actual.box.every((length, side) => Math.abs(length - (expected.box[side] ?? Number.NaN)) <= 0.5)
  return isSame ? '' : `${inWords(actual)} instead of ${inWords(expected)}`
}

function inWords({ name, box, font }: Box): string {
  return `${name} [${box.map((length) => length.toFixed(1))}] ${font}`
}
