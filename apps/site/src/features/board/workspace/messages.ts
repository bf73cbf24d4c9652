import { defineMessages } from '../../../shared/language/define-messages.ts'

/** The texts of the tools of the board: order, edit, delete, pins, palette, next step, print and share. */
export const boardToolsMessages = defineMessages('boardTools', {
  actions: (card: string) => `Actions for ${card}`,
  grip: (card: string) => `Move ${card}`,
  gripHint: 'Drag to move, or press the arrow keys.',
  moved: (card: string, place: number, count: number) => `${card}: place ${place} of ${count}.`,
  edit: 'Edit',
  earlier: 'Move earlier',
  later: 'Move later',
  delete: 'Delete',
  unpin: 'Remove from board',
  unpinned: (title: string) => `“${title}” was removed from your board.`,
  undo: 'Undo',
  dismiss: 'Dismiss',
  notOrdered: 'The new order was not saved. Please try again.',
  notUnpinned: 'The pin was not removed. Please try again.',

  editTitle: 'Edit inspiration',
  save: 'Save changes',
  deleteTitle: 'Delete this inspiration?',
  deleteWarning: (category: string) => `“${category}” and its pictures are deleted for good.`,
  keep: 'Keep it',
  deleting: 'Deleting',
  deleteFailed: 'The inspiration was not deleted. Please try again.',

  pinnedVision: 'Your vision',
  pinnedVendor: 'Vendor',
  openVision: 'Open vision',
  openVendor: 'View vendor',

  palette: 'The colors of your board',
  copyColor: (name: string, hex: string) => `Copy ${name}, ${hex}`,
  colorName: (name: string): string => name.charAt(0).toUpperCase() + name.slice(1),
  copied: (hex: string) => `${hex} copied.`,
  notCopied: (hex: string) => `${hex} could not be copied. Your browser does not allow it.`,

  booked: 'Booked',

  payments: 'Payments',
  /** The next payment of the couple. `date` is empty if it is unknown. */
  nextPayment: (vendor: string, amount: string, date: string) =>
    `${amount} to ${vendor}${date === '' ? ' later' : `, due ${date}`}.`,
  overduePayment: (vendor: string, amount: string, date: string) => `${amount} to ${vendor} was due ${date}.`,
  leftToPay: (amount: string) => `${amount} left to pay in total.`,
  allPayments: 'See all payments',

  nextStep: 'Next step',
  payInvoice: (vendor: string, date: string, amount?: string) =>
    `${amount ? `${amount} to ${vendor}` : `An invoice from ${vendor}`} is due ${date}.`,
  readContract: (vendor: string) => `${vendor} has sent you a contract. You have not signed it.`,
  readContractAction: 'Read the contract',
  compareAnswers: (count: number, category: string) => `${category}: ${count} vendors answered. Choose one to book.`,
  compareAnswersAction: 'Compare their answers',
  readAnswers: (count: number, vendor: string) =>
    count === 1 ? `${vendor} has answered you.` : `${count} vendors have answered you.`,
  readAnswersAction: (count: number): string => (count === 1 ? 'Read the answer' : 'Read the answers'),
  payInvoiceAction: 'Pay the invoice',
  addDate: 'Add your date, and vendors can tell you if they are free.',
  addDateAction: 'Add your date',
  /** `category` is empty for vendors of all categories. */
  findVendors: (category: string) =>
    category === ''
      ? 'You have not booked anyone yet. See who fits your wedding.'
      : `You are not in touch with anyone for ${category} yet. See who fits your wedding.`,
  findVendorsAction: (category: string) => `Find ${category || 'vendors'}`,
  askVendor: (vendor: string) => `You saved ${vendor} and have not written yet.`,
  askVendorAction: (vendor: string) => `Ask ${vendor}`,
  createVision: 'See your ideas come together in one drawing.',
  createVisionAction: 'Draw your wedding',
  shareBoard: 'Your board is taking shape. Show it to family and vendors.',
  shareBoardAction: 'Share your board',

  print: 'Print or save as PDF',
  share: 'Share',
  shareTitle: 'Share your board',
  shareNote:
    'Anyone with the link can see your first names, your date, your colors and the cards on this board. They don’t see your email address or anything else from your account.',
  createLink: 'Create link',
  creating: 'Creating',
  link: 'Link to your board',
  shareLink: 'Share link',
  copyLink: 'Copy link',
  openLink: 'Open',
  stop: 'Stop sharing',
  stopping: 'Stopping',
  linkCopied: 'Link copied.',
  linkNotCopied: 'The link could not be copied. Select it and copy it yourself.',
  stopped: 'You stopped sharing. The old link doesn’t work anymore.',
  failed: 'That didn’t work. Please try again.',
})
