import type { TimeAgo } from '@vowkit/sdk-core/assistant'

const UNITS: Record<TimeAgo['unit'], string> = {
  minute: 'min',
  hour: 'hour',
  day: 'day',
  month: 'month',
  year: 'year',
}

/** The words of the assistant. */
export const assistantMessages = {
  title: 'Your wedding assistant',
  /** The part of the title set in italics; leave it empty for none. */
  titleEmphasis: 'wedding',
  subtitle: 'Only vendors listed here',
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
  /** The words of a link to a vendor, which replies have in English whatever their language. */
  viewProfile: 'View Profile',
  newMessages: 'New messages',
  failed: "I couldn't reach the planner. Try again.",
  tooMany: 'That was a lot at once. Wait a moment, then try again.',
  stopped: 'Stopped.',
  askAgain: 'Try again',
  signedOut: 'Please log in to go on.',
  logIn: 'Log In',
  /** First questions, of a page that shows a vendor and of every other. At most 99 characters each. */
  suggestions: 'First questions',
  vendorQuestions: [
    'What does this vendor include?',
    'Is there a deal at the moment?',
    'What do the reviews say?',
  ] as readonly string[],
  questions: ['Florists under $2,000', 'Who has a deal?', 'Find us a photographer'] as readonly string[],
  timeAgo: (count: number, unit: TimeAgo['unit']) =>
    `${count} ${UNITS[unit]}${count === 1 || unit === 'minute' ? '' : 's'} ago`,
}
