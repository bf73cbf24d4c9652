import './email-banner.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createDashboard } from '@vowkit/sdk-core/account'
import { Mail, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ariaDisabledProps } from '../../shared/aria-disabled-props.ts'
import { useResend } from '../../shared/confirmation/use-resend.ts'
import { formMessages } from '../../shared/form/messages.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { dashboardFrameMessages } from './messages.ts'

/** The key in session storage. A closed banner stays closed in this tab. */
const CLOSED = 'emailBannerClosed'

/**
 * Asks the couple above every screen to confirm their email. Closes when the email is confirmed or on "Close". Reopens
 * with the backend's message when a request needs a confirmed email.
 */
export function EmailBanner() {
  const t = useMessages(dashboardFrameMessages)
  const shared = useMessages(sharedMessages)
  const { reason } = useMessages(formMessages)
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
    // The focused button has been unmounted.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  function sendAgain() {
    setAnswered(refusal)
    void send()
  }

  const email = state.status === 'signed-in' ? state.email : null
  // An email that was sent before the rejection does not resolve it.
  const status = refusal !== null && refusal !== answered ? 'idle' : resend.status
  const text = {
    // The chat socket rejects a message without an error text.
    idle: refusal ? reason(refusal.code, refusal.message ?? '') || t.confirmToWrite : t.confirmEmail(email),
    sending: t.sending,
    sent: t.sentTo(email),
    failed: resend.status === 'failed' ? resend.why : '',
  }[status]
  return (
    <div className={isShown ? 'email-banner' : undefined} data-refused={refusal !== null || undefined}>
      {isShown && <Mail className="email-banner__icon" size={20} strokeWidth={1.5} aria-hidden="true" />}
      {/* Renders the live region before its text, so that screen readers announce the text. */}
      <p className="email-banner__words" role="status">
        {isShown && text}
      </p>
      {isShown && (
        <>
          <button
            type="button"
            className="email-banner__send"
            onClick={sendAgain}
            {...ariaDisabledProps(status === 'sending' || status === 'sent')}
          >
            {status === 'sent' ? t.sent : t.sendAgain}
          </button>
          <button type="button" className="email-banner__close" aria-label={shared.close} onClick={close}>
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  )
}

/** Refetches the dashboard when the couple returns to this tab, because the mailed link opens in a different one. */
function useRefreshOnReturn(isOn: boolean): void {
  const { ports } = useClient()
  useEffect(() => {
    if (!isOn) return
    const refresh = () => void ports.once(createDashboard).refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [ports, isOn])
}
