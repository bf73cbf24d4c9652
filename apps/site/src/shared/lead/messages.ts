import { formatWeddingDate } from '@vowkit/sdk-core/account'
import { defineMessages } from '../language/define-messages.ts'
import { declineMessages } from './decline/messages.ts'

/** Texts of documents and invoices, in the workspace with a vendor and next to a conversation. */
export const leadMessages = defineMessages('lead', {
  sign: 'Click to sign',
  waiting: 'Waiting for vendor',
  signed: 'Signed',
  paid: 'Paid',
  paidOn: (date: string) => `Paid ${date}`,
  notPaid: 'Not paid yet',
  overdue: 'Overdue',
  due: (date: string) => `Due ${date}`.trim(),
  /** Formats a date, `YYYY-MM-DD`. Returns `""` for an invalid one. */
  date: formatWeddingDate,
  receipt: 'Receipt (PDF)',
  newTab: '(opens in a new tab)',
  decline: declineMessages,
})
