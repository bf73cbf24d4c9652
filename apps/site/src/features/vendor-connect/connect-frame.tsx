import { useClient } from '@vowkit/react'
import { ExternalLink } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import type { ConnectForm } from './form-services.ts'
import { vendorConnectMessages } from './messages.ts'

/** The time in ms until the page warns that the form may not load. */
export const SLOW_AFTER_MS = 10_000
/** The permissions that a form needs. The form cannot navigate this page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

export interface ConnectFrameProps {
  form: ConnectForm
  onSubmit: () => void
}

/** The embedded form, with a skeleton while it loads and a link that opens it in a new tab. */
export function ConnectFrame({ form, onSubmit }: ConnectFrameProps) {
  const t = useMessages(vendorConnectMessages)
  const { ports } = useClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const [status, setStatus] = useState<'loading' | 'slow' | 'loaded'>('loading')
  const [height, setHeight] = useState<number | null>(null)
  useFormMessages(form, frame, onSubmit, setHeight)

  useEffect(() => {
    if (status !== 'loading') return
    return ports.startLoop(async (signal) => {
      await ports.clock.sleep(SLOW_AFTER_MS, signal)
      setStatus('slow')
    })
  }, [ports, status])

  return (
    <div className="connect__form">
      <div className="connect__frame" style={height === null ? undefined : { height }} aria-busy={status === 'loading'}>
        <iframe title={t.frame} src={form.url} sandbox={SANDBOX} ref={frame} onLoad={() => setStatus('loaded')} />
        {status === 'loading' && (
          <div className="connect__skeleton" role="status" aria-label={t.loading}>
            <span />
            <span />
            <span />
            <span data-tall />
            <span data-short />
          </div>
        )}
        {status === 'slow' && (
          <p className="connect__slow" role="alert">
            {t.slow}
          </p>
        )}
      </div>
      <p className="connect__aside">
        {t.trouble}{' '}
        <a href={form.url} target="_blank" rel="noopener">
          {t.openNewTab}
          <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </p>
    </div>
  )
}

/** Calls the listeners when the form reports its submission or height. Ignores other frames and origins. */
function useFormMessages(
  form: ConnectForm,
  frame: RefObject<HTMLIFrameElement | null>,
  onSubmit: () => void,
  onResize: (height: number) => void,
) {
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || !form.isFrom(origin)) return
      const height = form.heightIn(data)
      if (height !== null) onResize(height)
      else if (form.isSubmission(data)) onSubmit()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [form, frame, onSubmit, onResize])
}
