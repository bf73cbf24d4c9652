import type { FeaturePorts } from '../../session/feature-ports.ts'
import { createCredits } from './create-credits.ts'
import type { CreditsState } from './credits.ts'

/** Asks how many visions the person signed in may still make, from the one source there is for it. Never rejects. */
export function userVisions(ports: FeaturePorts): Promise<CreditsState> {
  return ports.once(createCredits).refresh()
}
