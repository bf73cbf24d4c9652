import { parsePrompt, type SceneSpec } from '@vowkit/illustrator'

const PROMPT = 'Garden ceremony at golden hour, blush peonies and ivory roses, a draped canopy arch'

const result = parsePrompt(PROMPT)
const bouquet = parsePrompt('A bouquet of blush peonies and ivory roses')
const bareDecor = { ...result.decor, aisle: 'none', strings: false, drapes: false } as const

interface DemoPicture {
  spec: SceneSpec
  width: number
  /** Of a second file, whose name ends in it, for where the picture is shown small. */
  smallWidth: number
}

/** The venue, the inspiration and the result of "See our AI in action". */
export const DEMO_PICTURES: Readonly<Record<string, DemoPicture>> = {
  'demo-result': { spec: result, width: 1200, smallWidth: 720 },
  'demo-venue': {
    spec: { ...result, comp: 'empty', lightName: 'midday', decor: bareDecor },
    width: 720,
    smallWidth: 400,
  },
  'demo-inspiration': {
    spec: { ...bouquet, florals: result.florals, palette: result.palette },
    width: 720,
    smallWidth: 400,
  },
}
