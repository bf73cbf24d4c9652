import {
  checkFact,
  editableObjects,
  editScene,
  isShown,
  parsePrompt,
  type SceneSpec,
  type Sightings,
  suggestEdits,
  VARIANTS,
  variantsOf,
} from '@vowkit/illustrator'
import { RasterError, type RasterPool, type VenuePhoto } from '@vowkit/illustrator/raster'
import { isRecord } from '@vowkit/sdk-core/contract'
import { factsOf } from '@vowkit/understanding'
import { type ImageError, ImageFailed, ImageTimedOut } from '../errors.ts'
import type { DrawRequest, ImageProvider } from '../images.ts'
import { VOCABULARIES, vocabularyOf } from '../vocabularies.ts'
import { readEdit, readPrompt, readVariant, readWhole } from './read-prompt.ts'

const SCENE_VERSION: SceneSpec['v'] = 2

export interface IllustratorDeps {
  pool: RasterPool
  /** The pool that draws variants and large images. First images and edits use another pool, so that they never wait. */
  variantPool: RasterPool
}

/** Draws with our own illustrator. Returns the scene as `state`; an edit changes this scene. */
export function createIllustratorProvider({ pool, variantPool }: IllustratorDeps): ImageProvider {
  return {
    name: 'illustrator',
    variants: VARIANTS,

    read({ prompt, edits, state, hasVenue }) {
      const edit = edits.at(-1)
      const surface = hasVenue ? 'photo' : 'drawing'
      if (edit === undefined) return readPrompt(prompt, surface)
      return readEdit(isSceneSpec(state) ? state : replay(parse(prompt), edits.slice(0, -1)), edit, surface)
    },

    async draw(request, signal) {
      signal.throwIfAborted()
      try {
        const before = await sceneBefore(request, pool, signal)
        const { width, variant } = request
        const venue = toVenue(request)
        const surface = venue ? 'photo' : 'drawing'
        if (variant !== undefined) {
          const spec = variantsOf(before)[variant]
          if (!spec) throw new RangeError(`There is no variant ${variant}.`)
          const bytes = await variantPool.draw({ spec, width, venue }, signal)
          const seen = venue ? undefined : await variantPool.inspect(spec, signal)
          const reading = readVariant(request.prompt, surface, spec, seen)
          return { bytes, type: 'image/png', state: spec, reading, colours: shownColours(spec, seen) }
        }
        const edit = request.edits.at(-1)
        const scene = edit === undefined ? before : editScene(before, edit, VOCABULARIES).scene
        const bytes = await pool.draw({ spec: scene, width, venue }, signal)
        const seen = venue ? undefined : await pool.inspect(scene, signal)
        const reading =
          edit === undefined ? readPrompt(request.prompt, surface, scene, seen) : readEdit(before, edit, surface, seen)
        const whole = edit === undefined ? undefined : readWhole(request.prompt, scene, surface, seen)
        return { bytes, type: 'image/png', state: scene, reading, whole, colours: shownColours(scene, seen) }
      } catch (cause) {
        signal.throwIfAborted()
        throw toImageError(cause)
      }
    },

    objectsOf({ state, hasVenue }, language) {
      // Reports no objects for a photo, because their areas depend on the place in the venue.
      return isSceneSpec(state) && !hasVenue ? editableObjects(state, vocabularyOf(language)) : null
    },

    suggestEdits({ state, hasVenue = false }, language) {
      return isSceneSpec(state) ? suggestEdits(state, vocabularyOf(language), { inPhoto: hasVenue }) : null
    },

    async redraw(request, signal) {
      const state = request.previous?.state
      if (!isSceneSpec(state)) return null
      try {
        const job = { spec: state, width: request.width, venue: toVenue(request) }
        return { bytes: await variantPool.draw(job, signal), type: 'image/png', state }
      } catch (cause) {
        signal.throwIfAborted()
        throw toImageError(cause)
      }
    },

    async close() {
      await Promise.all([pool.close(), variantPool.close()])
    },
  }
}

/** Returns the scene that the last edit changes, or the first scene if there are no edits. */
async function sceneBefore(request: DrawRequest, pool: RasterPool, signal: AbortSignal): Promise<SceneSpec> {
  const { prompt, edits, references, previous, salt } = request
  const drawn = previous?.state
  if (isSceneSpec(drawn)) return drawn
  const inspirations = references.filter(({ role }) => role === 'inspiration')
  const read = await Promise.all(inspirations.map(({ bytes }) => pool.readReference(bytes, signal)))
  return replay(parse(prompt, read, salt), edits.slice(0, -1))
}

/** Returns the colours that the prompts name and the image shows. */
function shownColours(scene: SceneSpec, seen: Sightings | undefined): string[] {
  const named = factsOf(scene.description, 'colour').filter((fact) =>
    seen ? checkFact(fact, scene, seen) : isShown(fact, scene),
  )
  return [...new Set(named.map(({ colour }) => colour))]
}

/** Returns the photo of the venue, into which the ceremony is drawn. Uses only the first such photo. */
function toVenue({ references, placement }: DrawRequest): VenuePhoto | undefined {
  const venue = references.find(({ role }) => role === 'venue')
  if (!venue) return undefined
  return {
    photo: venue.bytes,
    ...(placement && { placement: { arch: placement.arch, aisleEnd: placement.aisle_end } }),
  }
}

function parse(prompt: string, references: SceneSpec['refs'] = [], salt?: string): SceneSpec {
  return parsePrompt(prompt, { references, salt, vocabularies: VOCABULARIES })
}

function replay(scene: SceneSpec, edits: readonly string[]): SceneSpec {
  return edits.reduce((before, edit) => editScene(before, edit, VOCABULARIES).scene, scene)
}

/** Whether a stored state is a scene of this illustrator version. If not, the scene is recreated from the prompt. */
function isSceneSpec(state: unknown): state is SceneSpec {
  return isRecord(state) && state.v === SCENE_VERSION && 'seed' in state
}

function toImageError(cause: unknown): ImageError {
  const code = cause instanceof RasterError ? cause.code : 'raster_failed'
  if (code === 'raster_timeout') return new ImageTimedOut('The illustrator took too long', { cause })
  const reason = code === 'raster_failed' ? 'undrawable' : 'interrupted'
  return new ImageFailed(reason, 'The illustrator could not draw this scene', { cause })
}
