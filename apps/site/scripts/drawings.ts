import { parsePrompt, type SceneSpec } from '@vowkit/illustrator'
import { HERO_SCENES, SCENE_FALLBACK } from '../src/shared/scene/pictures.ts'
import { toScene } from '../src/shared/scene/to-scene.ts'

type Patch = Partial<Omit<SceneSpec, 'decor' | 'florals'>> & {
  decor?: Partial<SceneSpec['decor']>
  florals?: Partial<SceneSpec['florals']>
}

/** Returns the scene for an image file of `pictures.ts`. Throws if the file has no entry. */
export function toSpec(file: string): SceneSpec {
  if (file === SCENE_FALLBACK.file) return toScene({ styles: [] })
  const drawing = DRAWINGS[file]
  if (drawing === undefined) throw new Error(`No drawing is defined for ${file}.`)
  const { prompt, palette, patch = {} } = drawing
  const spec = parsePrompt(prompt, palette && { references: [{ palette }] })
  return {
    ...spec,
    ...patch,
    refs: [],
    decor: { ...spec.decor, ...patch.decor },
    florals: { ...spec.florals, ...patch.florals },
  }
}

interface Drawing {
  /** Must not name colors if `palette` is set: the palette overrides them. */
  prompt: string
  palette?: readonly string[]
  patch?: Patch
}

const paletteOf = (file: string) => HERO_SCENES.find((scene) => scene.file === file)?.palette

/** The three steps of the how-it-works section share the palette of the first hero scene. */
const STORY = paletteOf('hero-garden')
const OPEN: Patch = { decor: { framing: false } }

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'hero-garden': {
    prompt: 'Garden ceremony at golden hour, peonies and roses, a rose arch, white chairs, the couple and their guests',
    palette: paletteOf('hero-garden'),
  },
  'hero-vineyard': {
    prompt:
      'Vineyard ceremony at dusk with string lights, rose arch, roses and dahlias, gold chairs, the couple and their guests',
    palette: paletteOf('hero-vineyard'),
  },
  'hero-redwood': {
    prompt: 'Foggy redwood grove ceremony with a moon gate, ferns and anemones, the couple and their guests',
    palette: paletteOf('hero-redwood'),
  },
  'hero-hall': {
    prompt: 'Candlelit ballroom, long tables with guests, tapers, chandeliers, roses',
    palette: paletteOf('hero-hall'),
  },
  'step-brief': { prompt: 'An invitation, peonies and roses', palette: STORY },
  'step-palette': { prompt: 'A bouquet of peonies and roses', palette: STORY },
  'step-table': { prompt: 'Garden long tables with guests at golden hour, tapers, peonies and roses', palette: STORY },
  'closing-dusk': {
    prompt: 'Coast long tables with guests at dusk with string lights, tapers, roses',
    palette: ['#f2a65a', '#f3cfc6', '#8c2f4b'],
    patch: OPEN,
  },
  'login-glasshouse': {
    prompt: 'Glasshouse ceremony, cloudy, moon gate, lanterns, roses and ranunculus',
    palette: STORY,
  },
  'connect-tables': {
    prompt: 'Vineyard long tables at golden hour with string lights, dahlias and roses, tapers',
    palette: ['#8c2f4b', '#f2a65a', '#f3cfc6'],
    patch: OPEN,
  },
  'not-found-fog': { prompt: 'Foggy vineyard empty venue', patch: OPEN },
  'empty-arch': {
    prompt: 'Foggy garden, garden arch',
    palette: ['#fbf3e2', '#f4c6bb', '#a3b295'],
    patch: { chair: 'none', florals: { density: 0.02 }, decor: { aisle: 'none', framing: false } },
  },
  'empty-table': {
    prompt: 'Foggy estate long tables',
    palette: ['#fbf3e2', '#c4aedd', '#a3b295'],
    patch: { florals: { density: 0.04 }, decor: { framing: false } },
  },
  'look-courtyard': {
    prompt: 'Mission courtyard long tables, papel picado, dahlias, poppies, tapers',
    palette: ['#e0477e', '#f2a65a', '#f3cb52'],
  },
  'look-bouquet': {
    prompt: 'A bouquet of dahlias and roses, eucalyptus',
    palette: ['#f2a65a', '#8c2f4b', '#f3cfc6'],
  },
  'look-cake': { prompt: 'A cake with peonies and ranunculus', palette: ['#c4aedd', '#f3cfc6', '#fdfaf5'] },
}
