import { defineMessages } from '../../shared/language/define-messages.ts'

export const paymentSetupMessages = defineMessages('paymentSetup', {
  redirecting: 'Please wait, redirecting.',
  expired: 'This link no longer works',
  expiredHint: 'It may have been used already. Your vendor can send you a new one.',
  vendors: 'Your vendors',
  unreachable: "We couldn't open the payment page",
  unreachableHint: 'You have not been charged. Check your connection and try again.',
})
