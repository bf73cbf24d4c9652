// Generated from messages/en.arb by `npm run messages`.

/** Texts for the assistant. */
export const assistantMessages = {
  title: 'Your wedding assistant',
  /** The part of the title to set in italics. Leave it empty for none, for example in a script without italics. */
  titleEmphasis: 'wedding',
  subtitle: 'Recommends vendors listed here',
  /** The accessible name of the list of messages. */
  conversation: 'Conversation',
  newChat: 'New chat',
  close: 'Close',
  /** The accessible name of the author of a message. */
  you: 'You',
  /** The accessible name of the author of a message. */
  assistant: 'Assistant',
  label: 'Your question',
  placeholder: 'Ask about vendors, prices, deals…',
  send: 'Send',
  stop: 'Stop',
  /** The number of typed characters and the limit, such as "80/99". */
  counter: (used: number, limit: number): string => `${used}/${limit}`,
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
  answeredBy: (author: 'catalogue' | 'model'): string => author === 'catalogue' ? 'From the vendors’ profiles' : 'Written by AI',
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
  sources: (count: number): string => count === 1 ? 'Source' : `${count} sources`,
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
  questions: [
    'Florists under $2,000',
    'Who has a deal?',
    'Find us a photographer',
  ] as readonly string[],
  /** How long ago a message was sent. */
  timeAgo: (count: number, unit: 'minute' | 'hour' | 'day' | 'month' | 'year'): string => unit === 'minute' ? `${count} min ago` : unit === 'hour' ? count === 1 ? `${count} hour ago` : `${count} hours ago` : unit === 'day' ? count === 1 ? `${count} day ago` : `${count} days ago` : unit === 'month' ? count === 1 ? `${count} month ago` : `${count} months ago` : count === 1 ? `${count} year ago` : `${count} years ago`,
}
