import type { Aspect, OwnTopic, SiteTopic } from './aspects.ts'
import type { Intent } from './query.ts'

export interface GeneralIntent {
  intent: Intent
  aspects: readonly Aspect[]
}

export interface Situation {
  /** Whether the question names a vendor or refers to one. */
  hasVendor: boolean
  /** Whether vendors are the subject anyway: the page of a vendor is open, or the last reply was about vendors. */
  hasFocus: boolean
  isSignedIn: boolean
  /** The topic of the last question, if it was about the couple's own data. */
  lastOwn: OwnTopic | null
  /** The topics of the last replies, latest first, if they explained the site. */
  lastSite: readonly SiteTopic[]
}
