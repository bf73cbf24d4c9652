import { useState } from 'react'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Button } from '../../ui/button/button.tsx'

/** A button that copies the prompt of a vision. */
export function CopyPrompt({ text }: { text: string }) {
  const messages = useMessages('vision', visionMessages)
  const { log } = useClient().ports
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch (cause) {
      // The clipboard is unavailable on pages without TLS, and in frames without permission.
      log.warn('The prompt could not be copied.', cause)
      setOutcome('notCopied')
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        {messages.copyWords}
      </Button>
      <span className="vk-vision__note" role="status">
        {outcome && messages[outcome]}
      </span>
    </>
  )
}
