import { vi } from 'vitest'

/**
 * Mocks the layout that carousels measure: the widths of the viewport and of a slide, zero margins, and a direction.
 */
export function mockLayout({ view, slide }: { view: number; slide: number }): void {
  const sheet = document.createElement('style')
  sheet.textContent = '* { margin: 0px } [dir="rtl"] * { direction: rtl }'
  document.head.replaceChildren(sheet)
  const isSlide = (element: HTMLElement) => element.parentElement?.className.endsWith('__strip') ?? false
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slide : view
  })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slide * [...(this.parentElement?.children ?? [])].indexOf(this) : 0
  })
}
