// breaks imports/package
import { createClient } from '@vowkit/sdk-core'

export const client = createClient({ apiHost: 'http://api.test' })
