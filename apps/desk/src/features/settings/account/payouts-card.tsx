import type { DeskAccount } from '@vowkit/sdk-core/desk'
import { Card } from '../../../shared/card.tsx'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { accountTexts } from './texts.ts'

/** How couples pay invoices in this deployment. Vendors cannot connect an account of their own. */
export function PayoutsCard({ account }: { account: DeskAccount }) {
  const t = useTexts(accountTexts)
  return (
    <Card title={t.payouts}>
      <p>
        <span className="mark">{t.notConnected}</span>
      </p>
      <p>{t.payments[account.invoice_payments ?? 'none']}</p>
    </Card>
  )
}
