import { useFormatPrice } from '@vowkit/react'
import type { NextStep } from '@vowkit/sdk-core/account'
import { answersPath, manageVendorPath, SITE_PATHS, vendorPath } from '@vowkit/sdk-core/contract'
import { ArrowRight } from 'lucide-react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { useCategoryName } from '../../../shared/use-category-name.ts'
import { boardToolsMessages } from './messages.ts'

export interface NextStepLineProps {
  step: NextStep
  /** Called when the couple follows the step that shares the board. */
  onShare: () => void
}

/** The next step of the couple's planning: one sentence with one link. */
export function NextStepLine({ step, onShare }: NextStepLineProps) {
  const t = useMessages(boardToolsMessages)
  const shown = useShown(step)
  if (!shown) return null
  const [text, action, href] = shown
  const label = (
    <>
      {action}
      <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
    </>
  )
  return (
    <aside className="next-step" aria-label={t.nextStep}>
      <p className="next-step__text">
        <span className="next-step__kind">{t.nextStep}</span> {text}
      </p>
      {href === null ? (
        <button type="button" className="next-step__link" onClick={onShare}>
          {label}
        </button>
      ) : (
        <a className="next-step__link" href={href}>
          {label}
        </a>
      )}
    </aside>
  )
}

/** Returns the sentence, the label of the link and its address. The address is `null` if the link opens a dialog. */
function useShown(step: NextStep): [text: string, action: string, href: string | null] | null {
  const t = useMessages(boardToolsMessages)
  const { date } = useMessages(sharedMessages)
  const formatPrice = useFormatPrice()
  const categoryName = useCategoryName()
  const { kind, vendor_id, vendor_name = '', category_id, category = '', due_date = '', amount, vendor_ids } = step
  if (kind === 'add_date') return [t.addDate, t.addDateAction, `${SITE_PATHS.settings}#wedding-date`]
  if (kind === 'create_vision') return [t.createVision, t.createVisionAction, SITE_PATHS['vision-new']]
  if (kind === 'share_board') return [t.shareBoard, t.shareBoardAction, null]
  if (kind === 'find_vendors') {
    const name = categoryName(category)
    const query = category_id === undefined ? '' : `?categories=${encodeURIComponent(category_id)}`
    const href = SITE_PATHS.dashboard_search + query
    return [t.findVendors(name), t.findVendorsAction(name), href]
  }
  if (kind === 'compare_answers' && vendor_ids)
    return [
      t.compareAnswers(vendor_ids.length, categoryName(category)),
      t.compareAnswersAction,
      answersPath(vendor_ids),
    ]
  if (kind === 'read_answers' && vendor_ids) {
    const count = vendor_ids.length
    return [t.readAnswers(count, vendor_name), t.readAnswersAction(count), answersPath(vendor_ids)]
  }
  if (vendor_id === undefined) return null
  if (kind === 'read_contract')
    return [t.readContract(vendor_name), t.readContractAction, `${manageVendorPath(vendor_id)}#documents`]
  if (kind === 'ask_vendor') return [t.askVendor(vendor_name), t.askVendorAction(vendor_name), vendorPath(vendor_id)]
  if (kind !== 'pay_invoice') return null
  return [
    t.payInvoice(vendor_name, date(due_date), amount && formatPrice(Number(amount))),
    t.payInvoiceAction,
    `${manageVendorPath(vendor_id)}#payments`,
  ]
}
