import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.shared.ts'
import { fetchPeers } from './embed/fetch-peers.ts'
import { measure, type Sample } from './embed/measure.ts'
import { serve } from './embed/serve.ts'
import { subjects } from './embed/subjects.ts'
import { median, toTable } from './embed/table.ts'

const RUNS = Number(process.env.RUNS ?? 9)
const README = new URL('../packages/widgets/README.md', import.meta.url)
const EMPTY = -1

await fetchPeers()
const server = await serve()
const samples = new Map<string, Sample[]>()

/**
 * Makes requests to other hosts fail immediately, without Playwright's request interception, which would slow down all
 * requests.
 */
const LOCAL_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

/** Each round measures all widgets in turn, so that other load on the machine affects all of them equally. */
for (let round = 0; round <= RUNS; round++) {
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, LOCAL_ONLY] })
  for (const cpu of [1, 4]) {
    for (const index of [EMPTY, ...subjects.keys()]) {
      const sample = await measure(browser, server, { subject: subjects[index] ?? null, index, cpu })
      // Discards the first round, which is a warm-up.
      if (round > 0) samples.set(`${index}@${cpu}`, [...(samples.get(`${index}@${cpu}`) ?? []), sample])
    }
  }
  await browser.close()
}
server.close()

const at = (index: number, cpu: number) => median(samples.get(`${index}@${cpu}`) ?? [])
const results = subjects.map(({ name }, index) => ({ name, fast: at(index, 1), slow: at(index, 4) }))
const table = toTable(results, at(EMPTY, 1))
console.log(table)

const readme = await readFile(README, 'utf8')
await writeFile(README, readme.replace(/(<!-- bench -->\n)[\s\S]*(\n<!-- \/bench -->)/, `$1${table}$2`))
