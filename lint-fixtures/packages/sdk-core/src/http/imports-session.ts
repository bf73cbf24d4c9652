// breaks imports/upwards
import type { Session } from '../session/session.ts'

export type Wanted = Session
