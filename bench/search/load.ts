import { Agent, get } from 'node:http'

const TOGETHER = 16
/** The number of simulated client addresses. */
const ADDRESSES = 4_096

/** Sends GET requests over keep-alive connections. */
export interface Loader {
  fetch(path: string): Promise<string>
  close(): void
}

export function createLoader(url: string): Loader {
  const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER })
  let count = 0
  /** Returns the next client address. Requests from a single address would exceed the rate limit. */
  const nextAddress = () => {
    count = (count + 1) % ADDRESSES
    return `10.0.${count >> 8}.${count & 255}`
  }
  return {
    fetch: (path) =>
      new Promise((resolve, reject) => {
        get(url + path, { agent, headers: { 'X-Forwarded-For': nextAddress() } }, (answer) => {
          let body = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk) => {
            body += chunk
          })
          answer.on('error', reject)
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve(body)
            else reject(new Error(`${path} responded with ${answer.statusCode}: ${body}`))
          })
        }).on('error', reject)
      }),
    close: () => agent.destroy(),
  }
}

/** Batch size: the number of items to time for one kind of work before switching to the next kind. */
const IN_A_ROW = 25

/**
 * Times each kind of work for each item, sequentially. Interleaves the kinds, so that background load affects all of
 * them equally. Returns sorted times in milliseconds.
 */
export async function timeInTurns<T>(items: T[], works: ((item: T) => Promise<unknown>)[]): Promise<number[][]> {
  const kinds = works.map((work) => ({ work, times: [] as number[] }))
  for (let first = 0; first < items.length; first += IN_A_ROW) {
    for (const { work, times } of kinds) {
      for (const item of items.slice(first, first + IN_A_ROW)) {
        const start = performance.now()
        await work(item)
        times.push(performance.now() - start)
      }
    }
  }
  return kinds.map(({ times }) => times.sort((a, b) => a - b))
}

/**
 * Measures the throughput of each kind of work under parallel load, in items per second. The kinds take turns of one
 * second each.
 */
export async function countInTurns<T>(
  items: T[],
  seconds: number,
  works: ((item: T) => Promise<unknown>)[],
): Promise<number[]> {
  const kinds = works.map((work) => ({ work, done: 0 }))
  for (let second = 0; second < seconds; second++) {
    for (const kind of kinds) kind.done += await countInSecond(items, kind.work)
  }
  return kinds.map(({ done }) => done / seconds)
}

async function countInSecond<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  let asked = 0
  async function ask(): Promise<void> {
    while (performance.now() < start + 1_000) {
      const item = items[asked++ % items.length]
      if (item !== undefined) await work(item)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, ask))
  return (asked / (performance.now() - start)) * 1_000
}

/** Returns a quantile of sorted times. */
export function percentile(sorted: number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
