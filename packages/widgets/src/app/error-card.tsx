import { Button, commonMessages, Root } from '@vowkit/react'
import type { WidgetProps } from '../widget-props.ts'
import { useTexts } from './use-texts.ts'

interface ErrorCardProps {
  /** The props of the failed widget, which determine the appearance and the texts of the card. */
  given: WidgetProps
  onRetry: () => void
}

/** An error card in place of a failed widget, with a button that renders the widget again. */
export function ErrorCard({ given, onRetry }: ErrorCardProps) {
  const looks = { ...given, ...useTexts(given) }
  const words = { ...commonMessages, ...looks.messages?.common }
  return (
    <Root looks={looks}>
      <div className="vk-error-card" part="panel" role="alert">
        <p className="vk-error-card__title" part="title">
          {words.resting}
        </p>
        <Button onClick={onRetry}>{words.tryAgain}</Button>
      </div>
    </Root>
  )
}
