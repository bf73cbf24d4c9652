import type { Client } from '@vowkit/sdk-core'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { draftOf } from '@vowkit/sdk-core/vision'
import { openPath } from '../../shared/router.ts'

/** Opens a new vision with an empty draft. */
export function startNewVision(client: Client): void {
  draftOf(client.ports).clear()
  openPath(SITE_PATHS['vision-new'])
}
