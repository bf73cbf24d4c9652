import { describe, expect, it } from 'vitest'
import { makeReview, makeVendor } from '../../testing/vendors.ts'
import { ImportFileError, readImportFile } from './read.ts'

const LINK = { code: 'k3v9-pQ7x_2mZt81rLwB', email: 'ada@example.com', is_active: true, vendors: ['a@example.com'] }
const INVOICE = {
  vendor: 'a@example.com',
  couple: 'ada@example.com',
  invoice_name: 'Deposit',
  total_amount: '950.00',
  due_date: '2999-05-01',
}
const CATEGORIES = [1, 2, 3, 4]

const read = (content: unknown) => readImportFile(JSON.stringify(content, null, 2), CATEGORIES)

function faultsOf(text: string): string {
  try {
    readImportFile(text, CATEGORIES)
  } catch (error) {
    if (error instanceof ImportFileError) return error.message
    throw error
  }
  return ''
}

describe('readImportFile', () => {
  it('accepts a file without optional fields', () => {
    expect(read({})).toEqual({ vendors: [], magic_links: [], plans: [], invoices: [] })
    const { vendors, magic_links } = read({
      vendors: [{ email: 'a@example.com', business_name: 'A', categories: [1] }],
      magic_links: [LINK],
    })
    expect(vendors).toMatchObject([{ about_us: '', reviews: [], faqs: [], image: '' }])
    expect(magic_links).toMatchObject([{ categories: [], vendors: ['a@example.com'] }])
  })

  it.each([
    ['an unknown category', { vendors: [makeVendor(1, { categories: [1, 99] })] }, 'vendors[0].categories[1]'],
    ['a repeated vendor', { vendors: [makeVendor(1), makeVendor(1)] }, 'vendors[1].email'],
    [
      'a rating out of range',
      { vendors: [makeVendor(1, { reviews: [makeReview(6)] })] },
      'vendors[0].reviews[0].rating',
    ],
    ['an unknown name', { venders: [] }, 'venders'],
    ['an invoice of 0.00', { invoices: [{ ...INVOICE, total_amount: '0.00' }] }, 'invoices[0].total_amount'],
    ['a repeated invoice', { invoices: [INVOICE, INVOICE] }, 'invoices[1].invoice_name'],
    ['an invoice to the vendor itself', { invoices: [{ ...INVOICE, couple: 'A@example.com' }] }, 'invoices[0].couple'],
    ['a code that can be guessed', { magic_links: [{ ...LINK, code: 'hello' }] }, 'magic_links[0].code'],
    ['a repeated code', { magic_links: [LINK, LINK] }, 'magic_links[1].code'],
    ['a javascript: link', { magic_links: [{ ...LINK, access_link: 'javascript:x()' }] }, 'magic_links[0].access_link'],
    [
      'a link without https',
      { magic_links: [{ ...LINK, access_link: 'http://partner.example/in' }] },
      'magic_links[0].access_link',
    ],
    ['an invalid date', { magic_links: [{ ...LINK, expires_at: 'soon' }] }, 'magic_links[0].expires_at'],
    ['a repeated category', { magic_links: [{ ...LINK, categories: [1, 1] }] }, 'magic_links[0].categories[1]'],
    [
      'a vendor recommended twice',
      { magic_links: [{ ...LINK, vendors: ['a@b.co', 'A@b.co'] }] },
      'magic_links[0].vendors[1]',
    ],
    ['an unknown plan', { plans: [{ email: 'a@b.co', plan: 'yearly' }] }, 'plans[0].plan'],
    [
      'two plans of one account',
      { plans: ['a@b.co', 'A@b.co'].map((email) => ({ email, plan: 'free' })) },
      'plans[1].email',
    ],
    ['an array', [], 'the file'],
    ['null', null, 'the file'],
  ])('rejects a file with %s', (_what, content, place) => {
    expect(faultsOf(JSON.stringify(content))).toMatch(/^1:\d+ {2}\S/)
    expect(faultsOf(JSON.stringify(content))).toContain(`  ${place}  `)
  })

  it('reports every error with its position', () => {
    const text = `{
  "vendors": [
    { "email": "nobody", "business_name": "A", "categories": [1] },
    { "email": "b@example.com", "categories": ["1"] }
  ]
}`
    expect(faultsOf(text).split('\n')).toEqual([
      expect.stringMatching(/^3:16 {2}vendors\[0\]\.email {2}Enter a valid email address\.$/),
      expect.stringMatching(/^4:5 {2}vendors\[1\]\.business_name {2}/),
      expect.stringMatching(/^4:48 {2}vendors\[1\]\.categories\[0\] {2}/),
    ])
  })

  it('reports at most twenty errors and counts the rest', () => {
    const vendors = Array.from({ length: 30 }, (_, n) => makeVendor(n, { email: 'x' }))
    const lines = faultsOf(JSON.stringify({ vendors })).split('\n')
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)).toBe('and 11 more')
  })

  it.each([
    ['{\n  "vendors": [,]\n}', '2:15'],
    ['', '1:1'],
    ['{"a": 1', '1:8'],
    ['{"a": 01}', '1:7'],
    ['{"a": "\\x"}', '1:7'],
    ['[1, 2,\n]', '2:1'],
    ['{a: 1}', '1:2'],
    ['{"a" 1}', '1:6'],
    ['{}\n{}', '2:1'],
    ['{"a": nul}', '1:7'],
  ])('reports the position of the syntax error in %j', (text, place) => {
    expect(faultsOf(text)).toBe(`${place}  the file is not valid JSON from here`)
  })
})
