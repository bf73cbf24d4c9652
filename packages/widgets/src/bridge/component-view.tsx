import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { View } from './create-element-class.ts'

/** Shows a component. */
export function componentView<Props extends object>(Component: ComponentType<Props>) {
  return (container: Element | DocumentFragment): View<Props> => {
    const root = createRoot(container)
    return {
      render: (props) => root.render(<Component {...props} />),
      unmount: () => root.unmount(),
    }
  }
}
