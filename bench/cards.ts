import { chromium } from 'playwright'
import { launchOptions } from '../browser.shared.ts'
import { heapAfter, liveOnce } from './cards/measure.ts'
import { serve } from './cards/serve.ts'

const CARDS = Number(process.env.CARDS ?? 1000)
const RUNS = Number(process.env.RUNS ?? 5)
const MOUNTS = 200

const server = await serve()
const browser = await chromium.launch(launchOptions)

async function openPage() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(server.origin)
  await page.evaluate(() => customElements.whenDefined('vendor-card-grid'))
  return page
}

const table = []
for (let run = 1; run <= RUNS; run++) {
  const page = await openPage()
  table.push(await liveOnce(browser, page, CARDS))
  await page.close()
}
console.log(`${CARDS} cards: CPU time of the longest task in ms`)
console.table(table)

const page = await openPage()
const growth = await heapAfter(page, await page.context().newCDPSession(page), MOUNTS)
console.log(`heap growth after ${MOUNTS} more mounts and unmounts: ${growth.toFixed(0)} kB`)
await browser.close()
server.close()
