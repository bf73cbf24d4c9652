import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { assertPublicLiteral, createPublicLookup, isPublicAddress, PrivateHost } from './public-lookup.ts'

describe('isPublicAddress', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])(
    'accepts the public address %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    ...['127.0.0.1', '127.8.8.8', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1', '240.0.0.1'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
      'fd12:3456::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:a00:1',
    ],
    ...['64:ff9b::a00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'localhost', ''],
  ])('rejects the address %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

it.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
])('assertPublicLiteral rejects %s', (url) => {
  expect(() => assertPublicLiteral(new URL(url))).toThrow(PrivateHost)
})

describe('createPublicLookup', () => {
  /** Sends a request to a local server under a host name, with addresses that a DNS server would return. */
  async function send(...addresses: string[][]) {
    let connections = 0
    const server = createServer((socket) => {
      connections++
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const lookup = createPublicLookup((_, __, callback) => {
      const next = addresses.shift() ?? []
      callback(
        null,
        next.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    })
    const { port } = server.address() as AddressInfo
    const sent = request({ host: 'rebound.example', port, lookup, agent: false, timeout: 100 })
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    const [error] = await once(sent.end(), 'error')
    server.close()
    return { error, connections }
  }

  it('opens no connection if the host resolves to a private address', async () => {
    expect(await send(['127.0.0.1'])).toEqual({ error: expect.any(PrivateHost), connections: 0 })
  })

  it('opens no connection if one of several addresses is private', async () => {
    expect(await send(['203.0.114.1', '127.0.0.1'])).toEqual({ error: expect.any(PrivateHost), connections: 0 })
    expect(await send(['2606:2800:220::1', '::1'])).toEqual({ error: expect.any(PrivateHost), connections: 0 })
  })

  it('resolves the host once for each connection, so that a rebound DNS record is not used', async () => {
    // The first answer is a public address that does not respond. The second one would reach the local server.
    const { error, connections } = await send(['203.0.114.1'], ['127.0.0.1'])
    expect(error).not.toBeInstanceOf(PrivateHost)
    expect(connections).toBe(0)
  })
})
