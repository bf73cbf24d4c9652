import './email-banner.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDashboard } from '@vowkit/sdk-core/account'
import { Mail, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ariaDisabledProps } from '../../shared/aria-disabled-props.ts'
import { useResend } from '../../shared/confirmation/use-resend.ts'

/** Kept by the tab: a banner that was closed stays closed for this visit. */
const CLOSED = 'emailBannerClosed'

/**
 * Asks a couple to confirm their e-mail, above every screen, until they have or close it. It opens again with the
 * backend's sentence when something needs a confirmed e-mail.
 */
export function EmailBanner() {
  const { ports, session, $notice } = useClient()
  const dashboard = useStore(ports.once(createDashboard).$dashboard)
  const state = useStore(session.$session)
  const notice = useStore($notice)
  const [isClosed, setClosed] = useState(() => ports.tab.get(CLOSED) !== null)
  const [closedNotice, setClosedNotice] = useState(notice)
  const [resend, send] = useResend()
  const [answered, setAnswered] = useState<typeof notice>(null)

  const isUnconfirmed = dashboard.status === 'ready' && dashboard.couple.email_confirmed === false
  const refusal = notice?.code === 'unverified' && notice !== closedNotice ? notice : null
  const isShown = isUnconfirmed && (!isClosed || refusal !== null)
  useRefreshOnReturn(isUnconfirmed)

  function close() {
    ports.tab.set(CLOSED, '1')
    setClosed(true)
    setClosedNotice(notice)
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  function sendAgain() {
    setAnswered(refusal)
    void send()
  }

  const email = state.status === 'signed-in' ? state.email : null
  // What was sent before a refusal does not answer it.
  const status = refusal !== null && refusal !== answered ? 'idle' : resend.status
  const words = {
    // The chat's socket refuses without a sentence.
    idle: refusal ? refusal.message || 'Confirm your email to write to more vendors today.' : ask(email),
    sending: 'Sending the email…',
    sent: `We sent a link${email ? ` to ${email}` : ''}. It works for 7 days.`,
    failed: resend.status === 'failed' ? resend.why : '',
  }[status]
  return (
    <div className={isShown ? 'email-banner' : undefined} data-refused={refusal !== null || undefined}>
      {isShown && <Mail className="email-banner__icon" size={20} strokeWidth={1.5} aria-hidden="true" />}
      {/* There before its words, so that screen readers announce them. */}
      <p className="email-banner__words" role="status">
        {isShown && words}
      </p>
      {isShown && (
        <>
          <button
            type="button"
            className="email-banner__send"
            onClick={sendAgain}
            {...ariaDisabledProps(status === 'sending' || status === 'sent')}
          >
            {status === 'sent' ? 'Sent' : 'Send again'}
          </button>
          <button type="button" className="email-banner__close" aria-label="Close" onClick={close}>
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  )
}

function ask(email: string | null): string {
  return `Please confirm your email: open the link that we sent${email ? ` to ${email}` : ''}.`
}

/** The link opens in another tab: who returns to this one finds out what happened there. */
function useRefreshOnReturn(isOn: boolean): void {
  const { ports } = useClient()
  useEffect(() => {
    if (!isOn) return
    const refresh = () => void ports.once(createDashboard).refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [ports, isOn])
}
