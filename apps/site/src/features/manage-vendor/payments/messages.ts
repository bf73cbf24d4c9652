/** Texts of the payments panel and its dialog. */
export const paymentsMessages = {
  title: 'Payments',
  empty: 'No outstanding payments',
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
  failed: 'The payment did not start. Please try again.',
}
