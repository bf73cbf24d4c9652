import { render } from 'preact'
import type { ReactNode } from 'react'

/**
 * `createRoot` of `react-dom/client` on Preact, for `@r2wc/react-to-web-component`. Unlike `createRoot` of
 * `preact/compat/client`, this version does not empty the container first, so the first render reuses the
 * server-rendered nodes.
 */
export function createRoot(container: Element) {
  return {
    render: (children: ReactNode) => render(children as Parameters<typeof render>[0], container),
    unmount: () => render(null, container),
  }
}
