import { defineMessages } from '../../shared/language/define-messages.ts'
import { documentsMessages } from './documents/messages.ts'
import { paymentsMessages } from './payments/messages.ts'
import { signingMessages } from './signing/messages.ts'

export const manageVendorMessages = defineMessages('manageVendor', {
  back: 'Back to vendors',
  loading: 'Loading vendor',
  failed: 'This vendor didn’t load.',
  missingTitle: 'Vendor not found',
  missing: 'You are not in touch with this vendor',
  missingHint: 'Message the vendor first. Then everything you share appears here.',
  yourVendor: 'Your vendor',
  progress: 'Your progress',
  deals: 'Claimed deal',
  steps: {
    contact: 'In touch',
    /** The couple has signed and the vendor has not. */
    signing: 'You signed',
    contract: 'Contract signed',
    booked: 'Booked',
    paid: 'All paid',
  },
  done: '(done)',
  /** Precedes the name of the document. */
  sign: 'Sign',
  /** Precedes the name of the invoice. */
  pay: 'Pay',
  recentMessages: 'Recent Messages',
  noMessages: 'You have no messages',
  you: 'You',
  openChat: 'Open Chat',
  chatFailed: 'The conversation didn’t open. Please try again.',
  documents: documentsMessages,
  payments: paymentsMessages,
  signing: signingMessages,
})
