// Generated from messages/en.arb by `npm run messages`.

/** Texts for the inquiry to a vendor. */
export const inquiryMessages = {
  /** A heading. An inquiry is the first message of a couple to a vendor, with the date and the number of guests. */
  title: 'Send an inquiry',
  titleTo: (name: string): string => `Send ${name} an inquiry`,
  date: 'Wedding date',
  /** Shown for the entered date if the vendor shares its calendar. */
  isFree: (name: string): string => `${name} is free on this date.`,
  /** Shown in place of "isFree" until the name of the vendor is known. */
  isFreeUnnamed: 'This vendor is free on this date.',
  isTaken: (name: string): string => `${name} is not available on this date. You can still ask, in case plans change.`,
  /** Shown in place of "isTaken" until the name of the vendor is known. */
  isTakenUnnamed: 'This vendor is not available on this date. You can still ask, in case plans change.',
  guests: 'Guests',
  /** The label of the message field. */
  words: 'Your message',
  wordsHint: 'All fields are optional. An estimate of the guests is enough.',
  /** A hint below the fields of an inquiry: what the vendor receives besides them. */
  alsoSent: 'The vendor also sees your names, your photo if you have one, the wedding date and place in your profile, and on which website you wrote. Your total budget stays private.',
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
  sent: (name: string): string => `Your inquiry is with ${name}`,
  /** Shown in place of "sent" if the name of the vendor is not known. */
  sentUnnamed: 'Your inquiry was sent',
  exists: (name: string): string => `You’ve already sent an inquiry to ${name}`,
  /** Shown in place of "exists" if the name of the vendor is not known. */
  existsUnnamed: 'You’ve already sent an inquiry to this vendor',
  nextAnswer: 'The vendor answers in your conversation.',
  nextMail: 'We email you as soon as there is an answer.',
  nextMore: 'You can add details or questions there at any time.',
  conversation: 'Open the conversation',
  sendVisionTo: (name: string): string => `Send to ${name}`,
  sendVisionTitle: (name: string): string => `Send your vision to ${name}`,
  sentVisionTo: (name: string): string => `Sent to ${name}`,
  visionIsWith: (name: string): string => `${name} has your vision`,
  /** Shown in place of "visionIsWith" if the name of the vendor is not known. */
  visionIsWithUnnamed: 'The vendor has your vision',
  missing: 'This vendor is no longer listed.',
}
