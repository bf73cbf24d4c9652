import type { TimeAgo } from '@vowkit/sdk-core/assistant'

const UNITS: Record<TimeAgo['unit'], string> = {
  minute: 'min',
  hour: 'hour',
  day: 'day',
  month: 'month',
  year: 'year',
}

/** Texts for the assistant. */
export const assistantMessages = {
  title: 'Your wedding assistant',
  /** The part of the title to set in italics. Leave it empty for none. */
  titleEmphasis: 'wedding',
  subtitle: 'Recommends vendors listed here',
  conversation: 'Conversation',
  newChat: 'New chat',
  close: 'Close',
  you: 'You',
  assistant: 'Assistant',
  label: 'Your question',
  placeholder: 'Ask about vendors, prices, deals…',
  send: 'Send',
  stop: 'Stop',
  counter: (used: number, limit: number) => `${used}/${limit}`,
  tooLong: "You've exceed the max characters allowed (100)",
  typing: 'The assistant is typing',
  /** The text of links to vendors. Replaces the backend's text, which is always English. */
  viewProfile: 'View Profile',
  newMessages: 'New messages',
  /** Shown until the conversation has a message. */
  intro: 'Ask about vendors, prices and dates, or about your own wedding.',
  /** The accessible name of the list of a reply's vendors. */
  vendors: 'Vendors',
  /** The accessible name of a table that compares vendors. */
  comparison: 'Comparison',
  /** What wrote a reply. Shown only in a conversation with replies of a language model. */
  answeredBy: (author: 'catalogue' | 'model'): string =>
    author === 'model' ? 'Written by AI' : 'From the vendors’ profiles',
  /** The labels of the buttons that rate a reply. */
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  talkToPerson: 'Talk to a person',
  yourEmail: 'Your email',
  sendToSupport: 'Send the conversation',
  sentToVendor: 'Sent to the vendor. Find the reply in your messages.',
  sentToSupport: 'Sent. We will reply by email.',
  notSent: 'The conversation could not be sent. Try again.',
  /** The label of the collapsed sentences that a reply is based on. */
  sources: (count: number) => (count === 1 ? 'Source' : `${count} sources`),
  failed: "The assistant isn't available right now. Try again.",
  tooMany: "You're sending messages too quickly. Wait a moment, then try again.",
  stopped: 'Reply stopped.',
  askAgain: 'Try again',
  signedOut: 'Log in to continue.',
  logIn: 'Log In',
  /** Suggested questions of at most 99 characters: `vendorQuestions` on a vendor's page, `questions` on other pages. */
  suggestions: 'Suggested questions',
  vendorQuestions: [
    'What does this vendor include?',
    'Is there a deal at the moment?',
    'What do the reviews say?',
  ] as readonly string[],
  questions: ['Florists under $2,000', 'Who has a deal?', 'Find us a photographer'] as readonly string[],
  timeAgo: (count: number, unit: TimeAgo['unit']) =>
    `${count} ${UNITS[unit]}${count === 1 || unit === 'minute' ? '' : 's'} ago`,
}
