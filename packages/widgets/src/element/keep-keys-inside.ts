const KEY_EVENTS = ['keydown', 'keypress', 'keyup', 'copy', 'cut', 'paste']

/**
 * Stops key and clipboard events at the shadow root. Hotkeys of a page ignore events from inputs. Outside the shadow
 * root, however, the target of an event is the element, so typed characters would trigger hotkeys. The browser's own
 * handling is unaffected.
 */
export function keepKeysInside(root: ShadowRoot): void {
  for (const type of KEY_EVENTS) root.addEventListener(type, stopPropagation)
}

function stopPropagation(event: Event): void {
  event.stopPropagation()
}
