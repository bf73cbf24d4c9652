import { expect, it } from 'vitest'
import { invoiceName } from './invoice-name.ts'

it.each([
  ['Deposit', 'deposit', 'Depósito'],
  ['Balance', 'balance', 'Saldo'],
  ['Wedding flowers (deposit)', 'deposit', 'Wedding flowers (depósito)'],
  ['Deposit', 'full', 'Deposit'],
  ['Deposit', undefined, 'Deposit'],
  ['Our flowers', 'balance', 'Our flowers'],
] as const)(
  'invoiceName translates only the part of the order in the name "%s" of the part %s: %s',
  (name, part, text) => {
    expect(invoiceName(name, part, 'es')).toBe(text)
    expect(invoiceName(name, part, 'en')).toBe(name)
  },
)
