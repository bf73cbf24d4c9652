import { type ComponentType, type RefObject, useRef } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useLooks } from './use-looks.ts'
import { useScope } from './use-scope.ts'
import { useWidgetClient } from './use-widget-client.ts'
import { useWords } from './use-words.ts'
import type { WidgetProps } from './widget-props.ts'

/** Puts around a component what every element has: a client, the page's colours, and a card for when it fails. */
export function withShell<Props extends WidgetProps>(
  tag: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  function Connected({ place, given: props }: { place: RefObject<Element | null>; given: Props }) {
    const client = useWidgetClient(props)
    const scope = useScope(client, tag, place)
    const words = useWords(props)
    return words !== undefined && <Component {...props} {...words} client={client} scope={scope} />
  }

  return function Shell(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const { isHere, tokens, theme } = useLooks(props)
    return (
      <div className="vk-shell" ref={place} style={tokens}>
        {isHere && (
          <ErrorBoundary tag={tag} given={props} theme={theme}>
            <Connected place={place} given={{ ...props, theme }} />
          </ErrorBoundary>
        )}
      </div>
    )
  }
}
