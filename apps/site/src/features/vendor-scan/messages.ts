import { defineMessages } from '../../shared/language/define-messages.ts'

export const vendorScanMessages = defineMessages('vendorScan', {
  saving: 'Saving this vendor…',
  waiting: 'Kept for later',
  waitingHint:
    'We could not reach the network. Your scan is stored on this device. We save the vendor as soon as the network is back.',
  keepOpen: 'We could not reach the network. Keep this page open: we save the vendor as soon as the network is back.',
  sendNow: 'Try now',
  fairs: 'See your Wedding Fairs',
})
