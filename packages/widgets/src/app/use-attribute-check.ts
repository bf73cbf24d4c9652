import { useEffect } from 'react'
import { attributeCheck } from './check-attributes.lazy.ts'
import { isDevelopment } from './is-development.ts'

/**
 * Logs a warning for each mistake in the element's attributes, on development machines and with `debug`. `container` is
 * the node with the element's content.
 */
export function useAttributeCheck(container: HTMLElement | undefined, isDebug: boolean | undefined): void {
  // Runs after each render, because each change of an attribute renders the element.
  useEffect(() => {
    const root = container?.getRootNode()
    if (!(root instanceof ShadowRoot) || !(isDebug || isDevelopment())) return
    attributeCheck.load().then(
      ({ checkAttributes }) => checkAttributes(root.host),
      // The check is a help for developers. The element works without it.
      () => {},
    )
  })
}
