// Generated from messages/en.arb by `npm run messages`.

/** Texts for reporting and blocking a conversation. */
export const safetyMessages = {
  open: 'Report or block',
  title: (name: string): string => `Report or block ${name}`,
  close: 'Close',
  blockTitle: 'Block',
  blockHint: (name: string): string => `You will no longer get messages, documents or invoices from ${name}, and you cannot send messages either. You can unblock at any time.`,
  block: (name: string): string => `Block ${name}`,
  blocking: 'Blocking…',
  unblockHint: (name: string): string => `You have blocked ${name}.`,
  unblock: (name: string): string => `Unblock ${name}`,
  unblocking: 'Unblocking…',
  reportTitle: 'Report',
  reportHint: 'We read every report. The other side is not told about it.',
  reason: 'What is wrong?',
  reasons: {
    spam: 'Spam or advertising',
    abuse: 'Insults or harassment',
    fraud: 'Fraud or a fake profile',
    other: 'Something else',
  },
  words: 'What happened? (optional)',
  report: 'Send report',
  reporting: 'Sending…',
  reported: 'Thank you. We will read your report.',
  noReason: 'Choose a reason.',
  failed: 'That did not work. Please try again.',
  tooMany: 'You have sent many reports today. Please try again tomorrow.',
  /** In place of the message field. */
  blockedByYou: (name: string): string => `You have blocked ${name}. Neither side can send messages here.`,
  blockedByOther: (name: string): string => `This conversation was blocked by ${name}. You cannot send messages here.`,
}
