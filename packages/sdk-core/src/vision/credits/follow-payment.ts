import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { createCredits } from './create-credits.ts'

const ASK_MS = 5_000

/**
 * Asks for the credits every 5 s, while the page is seen and until the returned function is called: whoever pays in
 * another window need not leave this one.
 */
export function followPayment(ports: FeaturePorts): () => void {
  const { clock, visibility, startLoop } = ports
  return startLoop(async (signal) => {
    for (;;) {
      await clock.sleep(ASK_MS, signal)
      await visibility.whenVisible(signal)
      await ports.once(createCredits).refresh()
    }
  })
}
