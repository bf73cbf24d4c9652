import { defineMessages } from '../../shared/language/define-messages.ts'

export const vendorConnectMessages = defineMessages('vendorConnect', {
  titleStart: 'Join as a',
  titleEmphasis: 'vendor',
  intro:
    'Couples in {{region}} plan their weddings here. Tell us about your business, and we will email you a link to create your account.',
  request: 'Your request',
  frame: 'Vendor request form',
  loading: 'Loading the form',
  slow: 'The form is taking long to load. Try opening it in a new tab.',
  trouble: 'Trouble with the form?',
  openNewTab: 'Open the form in a new tab',
  submitted: 'Request Submitted',
  submittedNote: 'Please check your email for a verification link to create your account',
  mailbox: 'Open the demo mailbox',
  closed: 'Requests are closed right now',
  closedHint: 'Please come back another day.',
  /** The contact email is rendered between `contactStart` and `contactEnd`. */
  contactStart: 'Email',
  contactEnd: 'to request an account.',
})
