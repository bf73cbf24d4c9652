import { setTimeout } from 'node:timers/promises'
import type { Ask } from './hot-calls.ts'

const ADDRESSES = 60_000

/** Sends a request. Returns its duration in milliseconds, and the size of the response in bytes. */
export type Call = (ask: Ask) => Promise<{ ms: number; bytes: number }>

/**
 * Sends requests with the tokens that the seed has stored, each from another client address. Waits when the busy
 * accounts have reached their limit of reads.
 */
export function createCaller(url: string): Call {
  let count = 0
  return async function call(ask) {
    const { path, as, method = 'GET', json } = ask
    count = (count + 1) % ADDRESSES
    const start = performance.now()
    const response = await fetch(url + path, {
      method,
      headers: {
        'X-Forwarded-For': `10.0.${count >> 8}.${count & 255}`,
        ...(as !== undefined && { Authorization: `Token bench-${as}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
    const body = await response.text()
    const ms = performance.now() - start
    if (response.status === 429) {
      await setTimeout(Number(response.headers.get('Retry-After') ?? 1) * 1_000)
      return call(ask)
    }
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${body}`)
    return { ms, bytes: Buffer.byteLength(body) }
  }
}
