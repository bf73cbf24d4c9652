import { vi } from 'vitest'

/**
 * Mocks the layout that carousels measure: the widths of the viewport and of a slide, zero margins, and a direction.
 * Every element is visible.
 */
export function mockLayout({ view, slide }: { view: number; slide: number }): void {
  const sheet = document.createElement('style')
  sheet.textContent = '* { margin: 0px } [dir="rtl"] * { direction: rtl }'
  document.head.replaceChildren(sheet)
  vi.spyOn(globalThis, 'IntersectionObserver').mockImplementation(VisibleObserver)
  const isSlide = (element: HTMLElement) => element.parentElement?.className.endsWith('__strip') ?? false
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slide : view
  })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slide * [...(this.parentElement?.children ?? [])].indexOf(this) : 0
  })
}

/** Reports every observed element as visible. */
class VisibleObserver extends IntersectionObserver {
  readonly #onChange: IntersectionObserverCallback

  constructor(onChange: IntersectionObserverCallback) {
    super(onChange)
    this.#onChange = onChange
  }

  override observe(target: Element): void {
    this.#onChange([{ target, isIntersecting: true } as IntersectionObserverEntry], this)
  }
}
