import type { Infrastructure } from '../infrastructure.ts'
import { createAccountService } from '../modules/accounts/service.ts'
import { createAuth } from '../modules/auth/service.ts'
import { createCreditService } from '../modules/credits/service.ts'
import { createGoogleSignIn } from '../modules/google-sign-in/service.ts'
import { createHandoffs } from '../modules/handoff/service.ts'
import { createTeamService } from '../modules/team/service.ts'
import type { Foundation } from './foundation.ts'

export type AccountServices = ReturnType<typeof createAccountServices>

/** Creates the services for accounts and sign-in. */
export function createAccountServices({
  config,
  db,
  clock,
  secrets,
  log,
  fanOut,
  providers,
  outbox,
  rateLimits,
  formats,
}: Infrastructure & Foundation) {
  const { urls } = config
  const credits = createCreditService({ db, clock })
  const accounts = createAccountService({ credits, clock })
  const auth = createAuth({ db, clock, secrets, fanOut, log, accounts, rateLimits, outbox, formats, urls })
  const team = createTeamService({ db, clock, accounts, auth, outbox, rateLimits, deskUrl: urls.desk })
  const handoffs = createHandoffs({
    ...{ db, clock, rateLimits, accounts, auth },
    siteUrls: [urls.site, urls.vision],
  })
  const google =
    providers.google &&
    createGoogleSignIn({ db, clock, secrets, log, rateLimits, auth, handoffs, provider: providers.google })

  return { credits, accounts, auth, team, handoffs, google }
}
