import { AttributionProvider } from '@vowkit/react'
import type { ComponentType } from 'react'
import type { WidgetProps } from '../widget-props.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { useDeveloperTools } from './use-developer-tools.ts'
import { useElementCounts } from './use-element-counts.ts'
import { useSessionCallbacks } from './use-session-callbacks.ts'
import { useTexts } from './use-texts.ts'
import { useWidgetClient } from './use-widget-client.ts'

/**
 * Wraps the component of an element in the parts that all elements share: a client, texts in the element's language,
 * and an error boundary.
 */
export function withShell<Props extends WidgetProps>(tag: string, Component: ComponentType<Props>) {
  function Connected(props: Props) {
    const client = useWidgetClient(props)
    const texts = useTexts(props)
    const callbacks = useSessionCallbacks(client, props)
    const { partner, vendorId, container, withoutCounts: isOff, debug } = props
    useElementCounts({ client, container, place: { element: tag, partner, vendorId }, isOff })
    useDeveloperTools(container, client, debug)
    return (
      <AttributionProvider element={tag} partner={partner} vendorId={vendorId}>
        <Component {...props} {...texts} {...callbacks} client={client} />
      </AttributionProvider>
    )
  }

  return function Shell(props: Props) {
    return (
      <ErrorBoundary tag={tag} given={props}>
        <Connected {...props} />
      </ErrorBoundary>
    )
  }
}
