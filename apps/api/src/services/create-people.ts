import { createAuth } from '../modules/auth/service.ts'
import { createCoupleService } from '../modules/couples/service.ts'
import { createGoogleSignIn } from '../modules/google-sign-in/service.ts'
import { createHandoffs } from '../modules/handoff/service.ts'
import { createInspirationService } from '../modules/inspirations/service.ts'
import type { Ground } from './create-ground.ts'
import type { CreateDeps } from './service-deps.ts'

export type People = ReturnType<typeof createPeople>

/** Who people are, and what couples tell of themselves. */
export function createPeople(deps: CreateDeps & Ground) {
  const auth = createAuth({ ...deps, urls: deps.config.urls })
  const handoffs = createHandoffs({ ...deps, auth })
  const provider = deps.providers.google
  const google = provider && createGoogleSignIn({ ...deps, auth, handoffs, provider })
  const inspirations = createInspirationService(deps)
  deps.background.sweeps.push(auth.sweep, handoffs.sweep, ...(google ? [google.sweep] : []))
  return {
    auth,
    handoffs,
    /** Null where it is not set up. */
    google,
    inspirations,
    couples: createCoupleService({ ...deps, inspirations }),
  }
}
