import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { CreditCard, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoticeMark } from '../../shared/notice-mark.tsx'
import { Page } from '../../shared/page.tsx'
import { Redirecting } from '../../shared/redirecting.tsx'
import { NONE, type Setup, useSetup } from './use-setup.ts'

export interface PaymentSetupPageProps {
  code?: string | undefined
  leadId?: string | undefined
}

/** Sends the browser on to the payment provider an invitation leads to. */
export function PaymentSetupPage({ code, leadId }: PaymentSetupPageProps) {
  const { setup, askAgain } = useSetup(code || NONE, leadId || NONE)
  return (
    <Page>
      <div className="notice">{showSetup(setup, askAgain)}</div>
    </Page>
  )
}

function showSetup(setup: Setup, askAgain: () => void): ReactNode {
  if (setup.status === 'nowhere')
    return (
      <>
        <NoticeMark icon={Unlink} />
        <h1 className="notice__title">This link leads nowhere</h1>
        <p role="alert">It may have been used already. Your vendor can send you another one.</p>
        <a className="button" href={SITE_PATHS.dashboard_vendors_active}>
          Your vendors
        </a>
      </>
    )
  if (setup.status === 'unreachable')
    return (
      <>
        <NoticeMark icon={CreditCard} />
        <h1 className="notice__title">We could not reach the payment</h1>
        <p role="alert">Nothing has been paid. Your link is still here to be tried again.</p>
        <button type="button" className="button" onClick={askAgain}>
          Try again
        </button>
      </>
    )
  return (
    <>
      <NoticeMark icon={CreditCard} isBusy />
      <h1 className="notice__title">Please wait, redirecting.</h1>
      {setup.status === 'leaving' && <Redirecting url={setup.url} isQuiet />}
    </>
  )
}
