import { render } from 'preact'
import type { ReactNode } from 'react'

/**
 * `createRoot` of `react-dom/client` on Preact, for `@r2wc/react-to-web-component`. Unlike the one of
 * `preact/compat/client` it does not empty the container first: the nodes of the first view are reused.
 */
export function createRoot(container: Element) {
  return {
    render: (children: ReactNode) => render(children as Parameters<typeof render>[0], container),
    unmount: () => render(null, container),
  }
}
