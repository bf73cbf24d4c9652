import { useClient } from '@vowkit/react'
import { ExternalLink } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ConnectForm } from './form-services.ts'

/** How long a form may load before the page says that it may not load. */
export const PATIENCE_MS = 10_000
/** What a form needs to work. It may not navigate this page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

export interface ConnectFrameProps {
  form: ConnectForm
  onSubmit: () => void
}

/** The embedded form, with its place held while it loads and a way to it that needs no frame. */
export function ConnectFrame({ form, onSubmit }: ConnectFrameProps) {
  const { ports } = useClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const [status, setStatus] = useState<'loading' | 'slow' | 'loaded'>('loading')
  useSubmission(form, frame, onSubmit)

  useEffect(() => {
    if (status !== 'loading') return
    return ports.startLoop(async (signal) => {
      await ports.clock.sleep(PATIENCE_MS, signal)
      setStatus('slow')
    })
  }, [ports, status])

  return (
    <div className="connect__form">
      <div className="connect__frame" aria-busy={status === 'loading'}>
        <iframe
          title="Vendor request form"
          src={form.url}
          sandbox={SANDBOX}
          ref={frame}
          onLoad={() => setStatus('loaded')}
        />
        {status === 'loading' && (
          <div className="connect__bones" role="status" aria-label="Loading the form">
            <span />
            <span />
            <span />
            <span data-tall />
            <span data-short />
          </div>
        )}
        {status === 'slow' && (
          <p className="connect__slow" role="alert">
            The form does not seem to load here.
          </p>
        )}
      </div>
      <p className="connect__aside">
        Trouble with the form?{' '}
        <a href={form.url} target="_blank" rel="noopener">
          Open the form in a new tab
          <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </p>
    </div>
  )
}

/** Calls once the form in the frame says that it was sent. Nobody else is believed, neither other frames nor other origins. */
function useSubmission(form: ConnectForm, frame: RefObject<HTMLIFrameElement | null>, onSubmit: () => void) {
  useEffect(() => {
    const heard = ({ source, origin, data }: MessageEvent) => {
      const isTheirs = source !== null && source === frame.current?.contentWindow && form.isFrom(origin)
      if (isTheirs && form.isSubmission(data)) onSubmit()
    }
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }, [form, frame, onSubmit])
}
