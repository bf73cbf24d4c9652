import type { ComponentType } from 'react'
import type { WidgetProps } from '../widget-props.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { useWidgetClient } from './use-widget-client.ts'
import { useWords } from './use-words.ts'

/** Gives a component what every element has: a client, a language, and a card for when it fails. */
export function withShell<Props extends WidgetProps>(tag: string, Component: ComponentType<Props>) {
  function Connected(props: Props) {
    const client = useWidgetClient(props)
    const words = useWords(props)
    return <Component {...props} {...words} client={client} />
  }

  return function Shell(props: Props) {
    return (
      <ErrorBoundary tag={tag} given={props}>
        <Connected {...props} />
      </ErrorBoundary>
    )
  }
}
