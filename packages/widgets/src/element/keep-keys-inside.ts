const KEY_EVENTS = ['keydown', 'keypress', 'keyup', 'copy', 'cut', 'paste']

/**
 * Stops key and clipboard events at the shadow root. Hotkeys of a page ignore events from inputs, but outside the
 * shadow root the target is the element, so they would act on typed characters. The browser's own handling is
 * unaffected.
 */
export function keepKeysInside(root: ShadowRoot): void {
  for (const type of KEY_EVENTS) root.addEventListener(type, stopPropagation)
}

function stopPropagation(event: Event): void {
  event.stopPropagation()
}
