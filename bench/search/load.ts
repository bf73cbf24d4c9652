import { Agent, get } from 'node:http'

const TOGETHER = 16

/** Gets the paths of a server over connections that stay open. */
export interface Loader {
  fetch(path: string): Promise<string>
  close(): void
}

export function createLoader(url: string): Loader {
  const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER })
  return {
    fetch: (path) =>
      new Promise((resolve, reject) => {
        get(url + path, { agent }, (answer) => {
          let body = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk) => {
            body += chunk
          })
          answer.on('error', reject)
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve(body)
            else reject(new Error(`${path} answered ${answer.statusCode}: ${body}`))
          })
        }).on('error', reject)
      }),
    close: () => agent.destroy(),
  }
}

/** How long each takes, one after the other; milliseconds, shortest first. */
export async function timeEach<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (const item of items) {
    const start = performance.now()
    await work(item)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

/** How many are done in a second when several ask at once, for so long. */
export async function countPerSecond<T>(
  items: T[],
  seconds: number,
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  const start = performance.now()
  const end = start + seconds * 1_000
  let asked = 0
  async function ask(): Promise<void> {
    while (performance.now() < end) {
      const item = items[asked++ % items.length]
      if (item !== undefined) await work(item)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, ask))
  return (asked / (performance.now() - start)) * 1_000
}

/** The value below which a share of the sorted times lies. */
export function percentile(sorted: number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
