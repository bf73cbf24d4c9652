import type { Check } from '../check.ts'
import { expectError, expectStatus } from '../expect/expect-answer.ts'
import { Failure, Skip } from '../outcomes.ts'

const CONFIRMATION = 'confirmation_required'

export const scopeChecks: Check[] = [
  {
    area: 'scopes',
    title: 'A sign-in on a page of another origin has the scope `embed`, which cannot read the account’s sessions.',
    docs: 'scopes',
    async run({ sendCall, embeddedSession }) {
      const { token, scope } = await embeddedSession()
      if (!scope) throw new Skip('the backend has no scopes')
      if (scope !== 'embed')
        throw new Failure(
          `A sign-in on a page of another origin has the scope \`${scope}\` instead of \`embed\`. Each script of that page can read the token.`,
        )
      expectError(await sendCall('listSessions', { token }), 403, CONFIRMATION)
      expectStatus(await sendCall('getCredits', { token }), 200)
    },
  },
]
