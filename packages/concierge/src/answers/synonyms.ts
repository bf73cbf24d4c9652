import { stemsOf } from './stems.ts'

/** Words that couples and vendors use for the same thing, beside those that share a topic of features. */
const GROUPS: readonly string[] = [
  'meat steak beef chicken pork lamb burger',
  'drum dhol music loud noise',
  'spoil ruin break damage scratch',
  'sick ill illness flu hospital',
  'tip gratuity',
  'refund return reimburse',
  'cancel postpone reschedule',
  'photo picture image photograph',
  'stair elevator lift ramp step',
  'smoke smoking cigarette cigar',
  'bathroom toilet restroom',
  'heat hot sun warm',
  'cold heater blanket',
  'deposit retainer upfront',
  'kid child children toddler',
  'wheelchair walker stroller',
  'fast quick rush',
  'dog puppy pet',
  'normal regular ordinary wet',
  'next beside alongside',
]

/** The stems of the other words of a group, by stem. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.map(stemsOf).flatMap((stems) => stems.map((stem) => [stem, stems.filter((other) => other !== stem)] as const)),
)
