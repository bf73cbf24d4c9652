import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { createCredits } from './create-credits.ts'

const POLL_MS = 5_000

/**
 * Polls the balance every 5 s while the visitor pays in another tab and the page is visible. Returns a function that
 * stops polling.
 */
export function followPayment(ports: FeaturePorts): () => void {
  const { clock, visibility, startLoop } = ports
  return startLoop(async (signal) => {
    for (;;) {
      await clock.sleep(POLL_MS, signal)
      await visibility.whenVisible(signal)
      await ports.once(createCredits).refresh()
    }
  })
}
