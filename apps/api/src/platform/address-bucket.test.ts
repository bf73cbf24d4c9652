import { expect, it } from 'vitest'
import { toAddressBucket } from './address-bucket.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('toAddressBucket groups the client address %s under the rate limit key %s', (ip, bucket) => {
  expect(toAddressBucket(ip)).toBe(bucket)
})
