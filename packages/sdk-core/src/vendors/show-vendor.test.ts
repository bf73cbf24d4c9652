import { describe, expect, it } from 'vitest'
import { manageVendorPath, messagesPath, SITE_PATHS, vendorPath } from '../contract/index.ts'
import { vendorWire } from '../contract/vendors/wire.ts'
import { formatVendorPhone, isManaged, isSaved, isUndecided, priceOf, servicesOf, vendorUserId } from './show-vendor.ts'

describe('vendorUserId', () => {
  it("returns the user id of a card and of a profile, never the vendor's id", () => {
    expect(vendorUserId({ user: 1007 })).toBe(1007)
    expect(vendorUserId({ user: { id: '1007', first_name: 'Ada', last_name: 'Stone' } })).toBe('1007')
    expect(vendorUserId({ user: 0 })).toBe(0)
  })

  it('throws when the backend did not send the user', () => {
    for (const user of ['', { id: '', first_name: '', last_name: '' }])
      expect(() => vendorUserId({ user })).toThrow('The vendor has no user id.')
  })
})

it('isManaged returns true after a first message, invoice or file', () => {
  const none = { is_first_message: false, is_first_invoice: false, is_first_file: false }
  expect(isManaged(none)).toBe(false)
  for (const flag of Object.keys(none)) expect(isManaged({ ...none, [flag]: true })).toBe(true)
})

it('isUndecided returns false once the couple has booked or declined a vendor', () => {
  expect(isUndecided({})).toBe(true)
  expect(isUndecided({ progress: { step: 'replied' } })).toBe(true)
  expect(isUndecided({ progress: { step: 'due', is_booked: true } })).toBe(false)
  expect(isUndecided({ progress: { step: 'booked' } })).toBe(false)
  expect(isUndecided({ progress: { step: 'declined' } })).toBe(false)
})

it('isSaved prefers the visitor’s latest toggle to the backend’s data', () => {
  const taps = new Map([['7', false]])
  expect(isSaved({ id: 7, is_favorited: true }, taps)).toBe(false)
  expect(isSaved({ id: 8, is_favorited: true }, taps)).toBe(true)
  expect(isSaved({ id: 8 }, taps)).toBe(false)
})

it.each([
  ['4155550134', '(415) 555-0134'],
  ['+1 415.555.0134', '(415) 555-0134'],
  ['+44 20 7946 0958', '(207) 946-0958'],
  ['555-0134', '555-0134'],
  ['', ''],
])('formatVendorPhone formats %j as %j', (phone, shown) => expect(formatVendorPhone(phone)).toBe(shown))

it.each([
  ['Bouquets, Arches ,Tables', ['Bouquets', 'Arches', 'Tables']],
  [' , ,', []],
  ['', []],
])('servicesOf splits %j into a list', (text, services) => expect(servicesOf(text)).toEqual(services))

it.each([
  [
    { original_price: '1200', discounted_price: '990.5' },
    { original: 1200, discounted: 990.5 },
  ],
  [
    { original_price: '1200', discounted_price: '1300' },
    { original: 1200, discounted: 1300 },
  ],
  [
    { original_price: '1200', discounted_price: '0.00' },
    { original: 1200, discounted: null },
  ],
  [
    { original_price: '1200', discounted_price: '-5' },
    { original: 1200, discounted: null },
  ],
  [{ original_price: '0' }, { original: 0, discounted: null }],
])('priceOf returns the prices of %j', (deal, price) => expect(priceOf(deal)).toEqual(price))

describe('another backend’s profile response', () => {
  const vendor = { id: 7, user: 70, business_name: 'Fern' }
  const dealsOf = (...packages: object[]) => vendorWire.getVendor.read({ ...vendor, packages }).packages

  it('omits deals without a price', () => {
    const [deal, ...others] = dealsOf(
      { id: 1, name: 'A', original_price: null },
      { id: 2, name: 'B', original_price: 'on request' },
      { id: 3, name: 'C', original_price: 1200 },
    )
    expect(deal).toMatchObject({ id: 3, original_price: '1200.00' })
    expect(others).toEqual([])
  })

  it.each([null, '', 'soon'])('treats the discount %j as missing', (discounted_price) => {
    expect(dealsOf({ id: 1, original_price: '5.00', discounted_price })[0]?.discounted_price).toBeUndefined()
  })
})

describe('site paths', () => {
  it("vendorPath returns the path of the vendor's screen", () => {
    expect(vendorPath(7)).toBe(SITE_PATHS.vendor_details.replace(':vendor_id', '7'))
    expect(manageVendorPath('7')).toBe(SITE_PATHS.vendor_manage.replace(':leadId', '7'))
    expect(vendorPath('../7?x')).toBe('/dashboard/vendor-detail/..%2F7%3Fx')
  })

  it('messagesPath escapes every value of a room', () => {
    const room = { chatroom_id: 1, name: 'a&chatroom_id=2#\ud800', category: '', image: '' }
    const { searchParams, hash } = new URL(messagesPath(room), 'https://site.test')
    expect([...searchParams.keys()]).toEqual(['chatroom_id', 'chatroom_name'])
    expect(searchParams.get('chatroom_id')).toBe('1')
    expect(hash).toBe('')
  })
})
