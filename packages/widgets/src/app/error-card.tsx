import { Button, commonMessages, Root } from '@vowkit/react'
import type { WidgetProps } from '../widget-props.ts'
import { useWords } from './use-words.ts'

interface RestingCardProps {
  /** What the page gives the widget: its looks and its words. */
  given: WidgetProps
  onRetry: () => void
}

/** Stands where a widget failed, in the page's looks and language. */
export function RestingCard({ given, onRetry }: RestingCardProps) {
  const said = { ...given, ...useWords(given) }
  const words = { ...commonMessages, ...said.messages?.common }
  return (
    <Root looks={said}>
      <div className="vk-resting" part="panel" role="alert">
        <p className="vk-resting__title" part="title">
          {words.resting}
        </p>
        <Button onClick={onRetry}>{words.tryAgain}</Button>
      </div>
    </Root>
  )
}
