import { Button, commonMessages, type MessageOverrides, Root } from '@vowkit/react'

interface RestingCardProps {
  messages?: MessageOverrides
  onRetry: () => void
}

/** Stands where a widget failed. */
export function RestingCard({ messages, onRetry }: RestingCardProps) {
  const words = { ...commonMessages, ...messages?.common }
  return (
    <Root>
      <div className="vk-resting" part="panel" role="alert">
        <p className="vk-resting__title" part="title">
          {words.resting}
        </p>
        <Button onClick={onRetry}>{words.tryAgain}</Button>
      </div>
    </Root>
  )
}
