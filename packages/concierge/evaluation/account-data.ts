import type { VendorProfile } from '../src/facts/profile.ts'
import type { Invoice, OwnData } from '../src/knowledge.ts'
import type { Account } from './read-questions.ts'

/** Reads the data of a couple from the account of an evaluation question. */
export function createAccountData(account: Account, profiles: readonly VendorProfile[]): OwnData {
  const vendor = (name: string) => {
    const profile = profiles.find((one) => one.name === name)
    return { id: profile?.id ?? 0, name, categories: profile?.categories ?? [] }
  }
  const active = [...account.unread, ...account.contracts, ...account.invoices].map((item) => item.vendor)
  return {
    wedding: async () => ({
      names: account.names,
      date: account.weddingDate ?? '',
      city: account.city ?? '',
      styles: '',
      budget: account.budget === undefined ? '' : `$${account.budget.toLocaleString('en-US')}`,
      categoryIds: [],
    }),
    vendors: async (list) => {
      const names = { saved: account.favourites, booked: account.booked, active, scanned: [] }[list]
      return [...new Set(names)].map(vendor)
    },
    invoices: async () => account.invoices.map((invoice) => toInvoice(invoice, vendor(invoice.vendor).id)),
    contracts: async () =>
      account.contracts.map(({ vendor: vendorName, name, state }) => ({
        vendorId: vendor(vendorName).id,
        vendorName,
        name,
        waitsFor: state === 'to-sign' ? 'couple' : 'none',
      })),
    unread: async () =>
      account.unread.map((item) => ({ vendorId: vendor(item.vendor).id, vendorName: item.vendor, count: item.count })),
    visions: async () => account.visions.map(({ title }) => ({ title, isReady: true })),
    credits: async () => ({ left: account.credits < 0 ? 'unlimited' : account.credits, plan: account.plan }),
  }
}

function toInvoice(invoice: Account['invoices'][number], vendorId: number): Invoice {
  const { vendor, name, amount, due, paid } = invoice
  return { vendorId, vendorName: vendor, name, amount, due: paid ? 0 : amount, dueDate: due, paidOn: paid ? due : null }
}
