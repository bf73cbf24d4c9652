import { render } from 'preact'
import type { ReactNode } from 'react'

/**
 * `createRoot` of `react-dom/client` on Preact, for `@r2wc/react-to-web-component`. Unlike `createRoot` of
 * `preact/compat/client`, it does not empty the container first, so the app reuses the nodes of the first view.
 */
export function createRoot(container: Element) {
  return {
    render: (children: ReactNode) => render(children as Parameters<typeof render>[0], container),
    unmount: () => render(null, container),
  }
}
