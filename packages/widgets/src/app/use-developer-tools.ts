import { type Client, isDevelopment } from '@vowkit/sdk-core'
import { useEffect } from 'react'
import { developerTools } from './developer-tools.lazy.ts'

/**
 * On development machines and with `debug`, logs a warning for each mistake in the element's attributes, and adds the
 * element to `window.vowkit.debug()`. `container` is the node with the element's content.
 */
export function useDeveloperTools(
  container: HTMLElement | undefined,
  client: Client,
  isDebug: boolean | undefined,
): void {
  // Runs after each render, because each change of an attribute renders the element.
  useEffect(() => {
    const root = container?.getRootNode()
    if (!(root instanceof ShadowRoot) || !(isDebug || isDevelopment(location.hostname))) return
    developerTools.load().then(
      ({ checkAttributes, recordElement }) => {
        recordElement(root.host, client)
        return checkAttributes(root.host)
      },
      // The tools are a help for developers. The element works without them.
      () => {},
    )
  })
}
