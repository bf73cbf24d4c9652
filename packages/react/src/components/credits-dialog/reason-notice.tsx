import type { CreditsReason } from '@vowkit/sdk-core/vision'
import { creditsMessages } from '../../messages/credits.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'

/** Explains why the dialog opened. Renders nothing if the visitor opened it. */
export function ReasonNotice({ reason }: { reason: CreditsReason }) {
  const words = useMessages('credits', creditsMessages)
  if (reason === 'upgrade') return null
  const isNone = reason === 'none-left'
  return (
    <>
      <Alert>{isNone ? words.no_credits : words.noEdits}</Alert>
      <p className="vk-credits__text">{isNone ? words.why : words.noEditsHint}</p>
    </>
  )
}
