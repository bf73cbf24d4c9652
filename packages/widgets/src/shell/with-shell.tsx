import type { ComponentType } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useLookTokens } from './use-look-tokens.ts'
import { useScope } from './use-scope.ts'
import { useTheme } from './use-theme.ts'
import { useWidgetClient } from './use-widget-client.ts'
import type { WidgetProps } from './widget-props.ts'

/** Puts around a component what every element has: a client, the page's colours, and a card for when it fails. */
export function withShell<Props extends WidgetProps>(
  tag: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  function Connected(props: Props) {
    const client = useWidgetClient(props)
    return <Component {...props} client={client} scope={useScope(client)} theme={useTheme(props.theme)} />
  }

  return function Shell(props: Props) {
    return (
      <div className="vk-shell" style={useLookTokens(props.accent, props.radius)}>
        <ErrorBoundary tag={tag} given={props}>
          <Connected {...props} />
        </ErrorBoundary>
      </div>
    )
  }
}
