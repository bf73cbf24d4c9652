import { describeMounts } from './mounts.ts'

describeMounts(500)
