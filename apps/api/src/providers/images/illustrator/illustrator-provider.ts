import { applyEdit, parsePrompt, type SceneSpec } from '@vowkit/illustrator'
import { RasterError, type RasterPool } from '@vowkit/illustrator/raster'
import { isRecord } from '@vowkit/sdk-core/contract'
import { type ImageError, ImageFailed, ImageTimedOut } from '../errors.ts'
import type { DrawRequest, ImageProvider } from '../images.ts'

const SCENE_VERSION: SceneSpec['v'] = 2

/** Draws with our own illustrator. Returns the scene as `state`; an edit changes this scene. */
export function createIllustratorProvider({ pool }: { pool: RasterPool }): ImageProvider {
  return {
    name: 'illustrator',

    read: () => null,

    async draw(request, signal) {
      signal.throwIfAborted()
      try {
        const spec = await toScene(request, pool, signal)
        const { width, references } = request
        const bytes = await pool.draw({ spec, width, references }, signal)
        return { bytes, type: 'image/png', state: spec }
      } catch (cause) {
        signal.throwIfAborted()
        throw toImageError(cause)
      }
    },

    close: () => pool.close(),
  }
}

async function toScene(request: DrawRequest, pool: RasterPool, signal: AbortSignal): Promise<SceneSpec> {
  const { prompt, edits, references, previous, salt } = request
  const drawn = previous?.state
  if (isSceneSpec(drawn)) return applyAll(drawn, edits.slice(-1))
  const referencePalettes = await Promise.all(references.map((image) => pool.palette(image, signal)))
  return applyAll(parsePrompt(prompt, { referencePalettes, salt }), edits)
}

/** Whether a stored state is a scene of this illustrator version. If not, the scene is recreated from the prompt. */
function isSceneSpec(state: unknown): state is SceneSpec {
  return isRecord(state) && state.v === SCENE_VERSION && 'seed' in state
}

function applyAll(spec: SceneSpec, edits: string[]): SceneSpec {
  return edits.reduce((scene, edit) => applyEdit(scene, edit), spec)
}

function toImageError(cause: unknown): ImageError {
  const code = cause instanceof RasterError ? cause.code : 'raster_failed'
  if (code === 'raster_timeout') return new ImageTimedOut('The illustrator took too long', { cause })
  const reason = code === 'raster_failed' ? 'undrawable' : 'interrupted'
  return new ImageFailed(reason, 'The illustrator could not draw this scene', { cause })
}
