import { useStore } from '@nanostores/react'
import type { Assistant, HandoverResult } from '@vowkit/sdk-core/assistant'
import { type FormEvent, useState } from 'react'
import { useConfig } from '../../hooks/use-config.ts'
import { assistantMessages } from '../../messages/english/assistant.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useAttribution } from '../../provider/attribution.tsx'
import { useClient } from '../../provider/use-client.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { LoginDialogLazy } from '../login-dialog/login-dialog.lazy.tsx'
import type { AssistantListeners } from './assistant-props.ts'

interface HandoverProps extends Pick<AssistantListeners, 'onError'> {
  assistant: Assistant
  /** The vendor to write to. Without it, the operator's support gets the conversation. */
  vendorId: string | number | undefined
}

type Step = 'offer' | 'email' | 'login' | 'sending' | 'sent' | 'failed'

/** A button that sends the conversation to a person: to the vendor of the page, or to the operator's support. */
export function Handover({ assistant, vendorId, onError }: HandoverProps) {
  const messages = useMessages('assistant', assistantMessages)
  const { status } = useStore(useClient().session.$session, { ssr: 'initial' })
  const attribution = useAttribution()
  const isToVendor = vendorId !== undefined
  const hasSupport = Boolean(useConfig(!isToVendor)?.support_email)
  const [step, setStep] = useState<Step>('offer')
  const [email, setEmail] = useState('')

  async function send(): Promise<void> {
    setStep('sending')
    setStep(nextStep(await assistant.handOver({ vendorId: vendorId ?? null, ...(email && { email }), attribution })))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void send()
  }

  if (!isToVendor && !hasSupport) return null
  if (step === 'sent') {
    return (
      <p className="vk-talk__handover" role="status">
        {isToVendor ? messages.sentToVendor : messages.sentToSupport}
      </p>
    )
  }
  if (step === 'email') {
    return (
      <form className="vk-talk__handover" onSubmit={submit}>
        <TextField
          label={messages.yourEmail}
          type="email"
          autoComplete="email"
          required
          autoFocus
          value={email}
          onText={setEmail}
        />
        <Button type="submit" variant="primary">
          {messages.sendToSupport}
        </Button>
      </form>
    )
  }
  return (
    <div className="vk-talk__handover">
      {step === 'failed' && <p role="alert">{messages.notSent}</p>}
      <Button
        variant="quiet"
        busy={step === 'sending'}
        onClick={() => (isToVendor || status === 'signed-in' ? void send() : setStep('email'))}
      >
        {messages.talkToPerson}
      </Button>
      {step === 'login' && (
        <LoginDialogLazy onDone={() => void send()} onError={onError} onClose={() => setStep('offer')} />
      )}
    </div>
  )
}

function nextStep(result: HandoverResult): Step {
  if (result.ok) return 'sent'
  return result.error.code === 'unauthorized' ? 'login' : 'failed'
}
