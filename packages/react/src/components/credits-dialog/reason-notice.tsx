import type { CreditsReason } from '@vowkit/sdk-core/vision'
import { creditsMessages } from '../../messages/english/credits.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'

/** Explains why the dialog opened. Renders nothing if the visitor opened it. */
export function ReasonNotice({ reason }: { reason: CreditsReason }) {
  const messages = useMessages('credits', creditsMessages)
  if (reason === 'upgrade') return null
  const isNone = reason === 'none-left'
  return (
    <>
      <Alert>{isNone ? messages.no_credits : messages.noEdits}</Alert>
      <p className="vk-credits__text">{isNone ? messages.why : messages.noEditsHint}</p>
    </>
  )
}
