import { editScene, parsePrompt, type SceneSpec } from '@vowkit/illustrator'
import { VOCABULARIES } from '../../providers/images/vocabularies.ts'

/** A vision of a demo couple. */
export interface DemoVision {
  /** The name of its images in `assets/demo/visions`. */
  name: string
  /** How many days ago it was described. */
  daysAgo: number
  description: string
  /** The prompts of its edits, an hour apart. */
  edits: readonly string[]
}

/** Maya's visions, newest first. */
export const MAYA_VISIONS: readonly DemoVision[] = [
  {
    name: 'maya-vows',
    daysAgo: 3,
    description:
      'A vineyard ceremony at golden hour with a floral arch of blush peonies and eucalyptus, white chairs and a petal aisle',
    edits: ['Make it dusk with string lights', 'Add lanterns along the aisle'],
  },
  {
    name: 'maya-dinner',
    daysAgo: 9,
    description: 'Dinner at long tables in a garden at dusk, ivory roses, sage linens, gold chairs and candles',
    edits: ['Make the roses blush'],
  },
  {
    name: 'maya-dancing',
    daysAgo: 16,
    description: 'Dancing in a rustic barn at night with a band, string lights and white roses',
    edits: [],
  },
]

/** Returns the scenes of a vision: the first one, and one for each edit. */
export function scenesOf({ description, edits }: DemoVision): SceneSpec[] {
  const scenes = [parsePrompt(description, { vocabularies: VOCABULARIES })]
  for (const edit of edits) scenes.push(editScene(scenes.at(-1) as SceneSpec, edit, VOCABULARIES).scene)
  return scenes
}
