import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Page } from '../../shared/page.tsx'
import { Redirecting } from '../../shared/redirecting.tsx'
import { NONE, useSetup } from './use-setup.ts'

export interface PaymentSetupPageProps {
  code?: string | undefined
  leadId?: string | undefined
}

/** Sends the browser on to the payment provider an invitation leads to. */
export function PaymentSetupPage({ code, leadId }: PaymentSetupPageProps) {
  const setup = useSetup(code || NONE, leadId || NONE)
  return (
    <Page title="Payment setup">
      <div className="notice">
        {setup.status === 'nowhere' ? (
          <>
            <h1 className="notice__title">This link leads nowhere</h1>
            <p role="alert">It may have been used already. Your vendor can send you another one.</p>
            <a className="button" href={SITE_PATHS.dashboard_vendors_active}>
              Your vendors
            </a>
          </>
        ) : (
          <>
            <h1 className="notice__title">Please wait, redirecting.</h1>
            {setup.status === 'leaving' && <Redirecting url={setup.url} isQuiet />}
          </>
        )}
      </div>
    </Page>
  )
}
