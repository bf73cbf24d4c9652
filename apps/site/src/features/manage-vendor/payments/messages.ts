/** Texts of the payments panel and its dialog. */
export const paymentsMessages = {
  title: 'Payments',
  empty: 'No outstanding payments',
  all: 'All your payments',
  /** What a couple knows of its contract before it pays. */
  contract: {
    sign: 'You have not signed the contract yet.',
    waiting: 'You signed the contract. Your vendor signs next.',
    signed: 'The contract is signed.',
  },
  sign: 'Sign the contract',
  signFirst: 'Sign the contract first. Then you can pay this invoice.',
  /** The rest of an order, whose invoice has not been sent. `date` is empty if it is unknown. */
  later: (date: string) => `${date === '' ? 'Due later' : `Due ${date}`}. The invoice follows.`,
  open: 'Make Payment',
  dialog: 'Make A Payment',
  invoice: 'Invoice',
  select: 'Select an invoice',
  required: 'Select an invoice.',
  paidOption: (name: string) => `${name} - PAID`,
  amountDue: 'Amount due',
  dueDate: 'Due date',
  status: 'Status',
  pay: 'Pay Now',
  lines: (count: number) => (count === 1 ? 'What it is for' : `What it is for: ${count} items`),
  wholeOrder: 'This invoice is a part of the whole order:',
  thanks: 'Thank you, your payment arrived',
  paidOn: (date: string) => `Paid on ${date}`,
  confirming: 'We are confirming your payment',
  confirmingHint: 'This takes a few seconds. You do not need to pay again.',
  failed: 'The payment did not start. Please try again.',
}
