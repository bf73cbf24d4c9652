import { isFloating } from './is-floating.ts'

const MESSAGE = 'This widget could not be loaded.'

/**
 * Dispatches `vk-error` from an element whose code could not be loaded. Also shows a message in the element, unless it
 * has fallback content or is fixed in a corner of the window.
 */
export function reportFailure(element: Element, cause: Error): void {
  const detail = { code: 'load_failed', message: cause.message }
  element.dispatchEvent(new CustomEvent('vk-error', { detail, bubbles: true, composed: true }))
  if (element.hasChildNodes() || isFloating(element)) return
  const note = document.createElement('p')
  note.role = 'alert'
  note.textContent = MESSAGE
  element.append(note)
  void customElements.whenDefined(element.localName).then(() => note.remove())
}
