import { parsePrompt, type SceneSpec } from '@vowkit/illustrator'

const PROMPT = 'Garden ceremony at golden hour, blush peonies and ivory roses, a draped canopy arch'

const result = parsePrompt(PROMPT)
const bouquet = parsePrompt('A bouquet of blush peonies and ivory roses')
const bareDecor = { ...result.decor, aisle: 'none', strings: false, drapes: false } as const

interface DemoPicture {
  spec: SceneSpec
  width: number
  /** Width of the smaller second file. Its name ends in this number. */
  smallWidth: number
}

/** Images of the "See our AI in action" demo, by file name. */
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
