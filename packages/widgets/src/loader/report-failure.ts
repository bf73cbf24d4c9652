import { isFloating } from './is-floating.ts'

const SAYS = 'This widget could not be loaded.'

/**
 * Tells the page that the code of an element did not come, and says so in its place where the page has put nothing there.
 * A button of which nothing is to be seen yet leaves no gap.
 */
export function tellFailure(element: Element, cause: Error): void {
  const detail = { code: 'load_failed', message: cause.message }
  element.dispatchEvent(new CustomEvent('vk-error', { detail, bubbles: true, composed: true }))
  if (element.hasChildNodes() || isFloating(element)) return
  const note = document.createElement('p')
  note.role = 'alert'
  note.textContent = SAYS
  element.append(note)
  void customElements.whenDefined(element.localName).then(() => note.remove())
}
