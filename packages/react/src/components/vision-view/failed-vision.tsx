import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { VisionNotice } from './vision-notice.tsx'

export interface FailedVisionProps {
  vision: VisionDetail
  level: 1 | 2
  onRetry?: (vision: VisionDetail) => void
  onEditPrompt?: (vision: VisionDetail) => void
}

/**
 * Explains why a vision failed and offers the possible actions. A declined prompt can be edited, but not submitted
 * again unchanged.
 */
export function FailedVision({ vision, level, onRetry, onEditPrompt }: FailedVisionProps) {
  const messages = useMessages('vision', visionMessages)
  const code = vision.failure?.code ?? 'failed'
  return (
    <VisionNotice
      title={messages.failedTitle}
      note={messages[code]}
      level={level}
      reference={messages.reference(vision.id)}
    >
      {onRetry && code !== 'refused' && (
        <Button variant="primary" onClick={() => onRetry(vision)}>
          {messages.tryAgain}
        </Button>
      )}
      {onEditPrompt && (
        <Button variant={code === 'refused' ? 'primary' : 'secondary'} onClick={() => onEditPrompt(vision)}>
          {messages.changeWords}
        </Button>
      )}
    </VisionNotice>
  )
}
