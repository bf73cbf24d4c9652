import { isFloating } from './is-floating.ts'

const MESSAGE = 'This widget could not be loaded.'

/**
 * Dispatches `vk-error` from an element whose code could not be loaded, and shows a message in it. Elements with
 * fallback content and floating elements show no message.
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
