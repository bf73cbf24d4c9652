/** Texts for the inquiry to a vendor. */
export const inquiryMessages = {
  title: 'Send an inquiry',
  titleTo: (name: string) => `Send ${name} an inquiry`,
  date: 'Wedding date',
  /** Shown for the entered date if the vendor shares its calendar. */
  isFree: (name: string) => `${name || 'This vendor'} is free on this date.`,
  isTaken: (name: string) =>
    `${name || 'This vendor'} is not available on this date. You can still ask, in case plans change.`,
  guests: 'Guests',
  words: 'Your message',
  wordsHint: 'All fields are optional. An estimate of the guests is enough.',
  send: 'Send inquiry',
  sending: 'Sending',
  /** Shown to signed-out visitors. */
  signInNote: 'We email you a code to sign in. Your message stays here.',
  past: 'This date is in the past. Choose a later one, or leave it empty.',
  invalidDate: 'Enter a date, or leave it empty.',
  invalidGuests: 'Enter a number of guests from 1 to 100,000, or leave it empty.',
  tooLong: 'Use at most 2,000 characters for your message.',
  not_sent: 'Inquiry was not sent. Please try again.',
  failed: 'Failed to send inquiry. Please try again.',
  sent: (name: string) => (name ? `Your inquiry is with ${name}` : 'Your inquiry is sent'),
  exists: (name: string) => `You’ve already sent an inquiry to ${name || 'this vendor'}`,
  nextAnswer: 'The vendor answers in your conversation.',
  nextMail: 'We email you as soon as there is an answer.',
  nextMore: 'You can add details or questions there at any time.',
  conversation: 'Open the conversation',
  sendVisionTo: (name: string) => `Send to ${name}`,
  sendVisionTitle: (name: string) => `Send your vision to ${name}`,
  sentVisionTo: (name: string) => `Sent to ${name}`,
  visionIsWith: (name: string) => `${name || 'The vendor'} has your vision`,
  missing: 'This vendor is no longer listed.',
}
