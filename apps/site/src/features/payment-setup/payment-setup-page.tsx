import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { CreditCard, Unlink } from 'lucide-react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { NoticeMark } from '../../shared/notice-mark.tsx'
import { Page } from '../../shared/page.tsx'
import { Redirecting } from '../../shared/redirecting.tsx'
import { paymentSetupMessages } from './messages.ts'
import { NONE, type Setup, useSetup } from './use-setup.ts'

export interface PaymentSetupPageProps {
  code?: string | undefined
  leadId?: string | undefined
}

/** Redirects the visitor of a payment invitation to the payment provider. */
export function PaymentSetupPage({ code, leadId }: PaymentSetupPageProps) {
  const { setup, retry } = useSetup(code || NONE, leadId || NONE)
  return (
    <Page>
      <div className="notice">
        <SetupNotice setup={setup} onRetry={retry} />
      </div>
    </Page>
  )
}

function SetupNotice({ setup, onRetry }: { setup: Setup; onRetry: () => void }) {
  const t = useMessages(paymentSetupMessages)
  const { tryAgain } = useMessages(sharedMessages)
  if (setup.status === 'invalid')
    return (
      <>
        <NoticeMark icon={Unlink} />
        <h1 className="notice__title">{t.expired}</h1>
        <p role="alert">{t.expiredHint}</p>
        <a className="button" href={SITE_PATHS.dashboard_vendors_active}>
          {t.vendors}
        </a>
      </>
    )
  if (setup.status === 'unreachable')
    return (
      <>
        <NoticeMark icon={CreditCard} />
        <h1 className="notice__title">{t.unreachable}</h1>
        <p role="alert">{t.unreachableHint}</p>
        <button type="button" className="button" onClick={onRetry}>
          {tryAgain}
        </button>
      </>
    )
  return (
    <>
      <NoticeMark icon={CreditCard} isBusy />
      <h1 className="notice__title">{t.redirecting}</h1>
      {setup.status === 'leaving' && <Redirecting url={setup.url} isQuiet />}
    </>
  )
}
