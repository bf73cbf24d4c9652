import { formatFor } from '../../format.ts'

const { money, number, date, and } = formatFor('en')
const count = (value: number, one: string, many = `${one}s`) => `${number(value)} ${value === 1 ? one : many}`

/** Sentences about the couple's own data. `vendor` is already bold. */
export const own = {
  signedOut: 'I can tell you that once you are signed in. Tap **Login**, then ask me again.',
  notAllowed: 'I can tell you that on our website, not on this page. Sign in there, then ask me again.',

  invoice: (vendor: string, name: string, amount: number, due: string) =>
    `${name} to ${vendor}: **${money(amount)}**, due ${date(due)}`,
  invoiceOverdue: (vendor: string, name: string, amount: number, due: string) =>
    `${name} to ${vendor}: **${money(amount)}**, overdue since ${date(due)}`,
  invoicePaid: (vendor: string, name: string, amount: number, day: string | null) =>
    `${name} to ${vendor}: **${money(amount)}**${day ? `, paid ${date(day)}` : ', paid'}`,
  owed: (total: number, invoices: number) => `You still owe **${money(total)}** for ${count(invoices, 'invoice')}:`,
  nothingOwed: 'You owe nothing: there are no unpaid invoices.',
  overdue: (invoices: number) => `${count(invoices, 'invoice is', 'invoices are')} overdue:`,
  nothingOverdue: 'No invoice is overdue.',
  dueBefore: (day: string, total: number, invoices: number) =>
    `Due before ${date(day)}: **${money(total)}** for ${count(invoices, 'invoice')}:`,
  nothingDueBefore: (day: string) => `No unpaid invoice is due before ${date(day)}.`,
  nextDue: 'Due next:',
  paid: (total: number, invoices: number) =>
    `You have paid **${money(total)}** so far, for ${count(invoices, 'invoice')}:`,
  nothingPaid: 'You have not paid an invoice here yet.',
  howToPay: 'To pay, open **Vendors**, tap **Manage** on the vendor, then **Make Payment**.',
  noInvoiceOf: (vendor: string) => `There is no invoice from ${vendor}.`,

  contractsToSign: 'Waiting for your signature:',
  contractsWaiting: 'Waiting for the vendor’s signature:',
  contract: (vendor: string, name: string) => `${name} with ${vendor}`,
  allSigned: (contracts: number) =>
    `Nothing waits for your signature: ${contracts === 1 ? 'your contract is' : `all ${number(contracts)} contracts are`} signed.`,
  noContracts: 'You have no contracts yet.',
  howToSign: 'To sign, open **Vendors**, tap **Manage** on the vendor, then **Click to sign** under Documents.',

  unread: (messages: number) => `You have ${count(messages, 'unread message')}:`,
  unreadFrom: (vendor: string, messages: number) => `${vendor}: ${number(messages)}`,
  noUnread: 'You have no unread messages.',
  readThem: 'They are under **Messages**.',

  day: (weddingDate: string, days: number) =>
    days > 0
      ? `Your wedding is on **${date(weddingDate)}**: ${count(days, 'day')} to go.`
      : days === 0
        ? `Your wedding is **today**, ${date(weddingDate)}. Congratulations!`
        : `Your wedding was on **${date(weddingDate)}**. We hope it was wonderful.`,
  noDate: 'You haven’t told us your wedding date yet. Add it under **Settings**.',
  place: (city: string) => `You are getting married in **${city}**.`,
  noPlace: 'You haven’t told us where you are getting married yet. Add it under **Settings**.',
  budget: (budget: string) => `Your budget is **${budget}**.`,
  noBudget: 'You haven’t told us your budget yet. Add it under **Settings**.',
  names: (names: readonly string[]) => `You: ${and(names)}`,
  styles: (styles: string) => `Style: ${styles}`,
  toldNothing: 'You haven’t told us about your wedding yet. You can do that under **Settings**.',
  change: 'You can change this under **Settings**.',

  list: {
    saved: (vendors: number) => `You have saved ${count(vendors, 'vendor')}:`,
    active: (vendors: number) => `You are in touch with ${count(vendors, 'vendor')}:`,
    booked: (vendors: number) => `You have booked ${count(vendors, 'vendor')}:`,
    scanned: (vendors: number) => `You have scanned ${count(vendors, 'vendor')}:`,
  },
  emptyList: {
    saved: 'You haven’t saved a vendor yet. Tap the heart on a vendor’s card to save it.',
    active: 'You are not in touch with a vendor yet. **Message** on a profile opens a conversation.',
    booked: 'You haven’t booked a vendor yet.',
    scanned: 'You haven’t scanned a vendor at a wedding fair yet.',
  },
  budgetLeft: (total: number, unpaid: number, left: readonly number[]) =>
    `All your invoices here come to ${money(total)}, ${money(unpaid)} of it unpaid. That leaves **${left.map(money).join(' to ')}**.`,
  noContractOf: (vendor: string) => `There is no contract with ${vendor}.`,
  contractsSigned: 'Signed by everybody:',
  noUnreadFrom: (vendor: string) =>
    `There are no unread messages from ${vendor}. All conversations are under **Messages**.`,
  notInList: (vendor: string, tab: string) => `No: ${vendor} is not in your list ${tab}.`,
  tabs: { saved: '**Saved**', active: '**Active**', booked: '**Booked**', scanned: '**Wedding Fairs**' },
  moreVendors: (vendors: number) => `and ${number(vendors)} more under **Vendors**.`,

  credits: (left: number) => `You have **${count(left, 'credit')}** left. A vision costs one credit.`,
  upgrade: 'Tap **Upgrade** on the Vision Board for more.',
  unlimited: 'You are on the monthly plan: unlimited visions.',
  freePlan: (left: number) => `You are on the free plan, with ${count(left, 'credit')} left.`,
  visions: (visions: number) => `You have made ${count(visions, 'vision')}:`,
  noVisions: 'You have not made a vision yet. Open **Vision Board** and describe your day.',

  missing: (titles: readonly string[]) =>
    `You are not in touch with vendors yet for ${and(titles)}. Which shall I look for?`,
  nothingMissing: 'You are in touch with a vendor for everything that you told us you need.',
  next: 'Your next steps:',
  nextPayOverdue: (invoice: string) => `Pay what is overdue: ${invoice}`,
  nextSign: (contract: string) => `Sign: ${contract}`,
  nextRead: (vendor: string, messages: number) => `Read ${count(messages, 'new message')} from ${vendor}`,
  nextPay: (invoice: string) => `Pay: ${invoice}`,
  nextDate: 'Tell us your wedding date under **Settings**',
  nextFind: (titles: readonly string[]) => `Find vendors for ${and(titles)}`,
  nextSave: 'Find and save vendors that you like. Ask me, for example, for “venues for 100 guests”',
  nextNothing: 'Nothing is waiting: no unpaid invoice, no contract to sign, no unread message. Enjoy it!',
}
