const KEY_EVENTS = ['keydown', 'keypress', 'keyup', 'copy', 'cut', 'paste']

/**
 * Stops the propagation of key and clipboard events at the shadow root. Pages ignore hotkeys while an input has the
 * focus. Outside a shadow root, however, the event target is the element, so typed characters would trigger hotkeys.
 * The browser's default actions still run.
 */
export function keepKeysInside(root: ShadowRoot): void {
  for (const type of KEY_EVENTS) root.addEventListener(type, stopPropagation)
}

function stopPropagation(event: Event): void {
  event.stopPropagation()
}
