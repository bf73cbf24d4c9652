import sharp from 'sharp'
import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { drawScene } from '../scene/draw-any-scene.ts'
import { flattenMarkup, type Mark } from '../sightings/flatten-markup.ts'
import { partsOfFact } from '../sightings/parts-of-fact.ts'
import { filledShare, type Pixels, readSightings } from '../sightings/read-sightings.ts'
import type { Sightings } from '../sightings/sighting.ts'
import type { SceneSpec } from '../spec.ts'

/** The width at which images are inspected, in pixels. Smaller details are not counted as visible. */
const INSPECTED = 480

/** Returns what is visible in the image of a scene. Throws the signal's reason if `signal` aborts between two steps. */
export async function inspectImage(spec: SceneSpec, signal?: AbortSignal): Promise<Sightings> {
  const markup = drawScene(spec, { width: INSPECTED, height: Math.round((INSPECTED * HEIGHT) / WIDTH) }, true)
  const { svg, marks, only } = flattenMarkup(markup)
  signal?.throwIfAborted()
  const flat = await rasterize(svg)
  signal?.throwIfAborted()
  const seen = readSightings(flat, await rasterize(markup), marks)
  const whole: Record<string, number> = {}
  for (const id of namedParts(spec, marks)) {
    signal?.throwIfAborted()
    whole[id] = filledShare(await rasterize(only(id)))
  }
  return { ...seen, whole }
}

/** Returns the ids of the parts that show the objects and structures of a description. */
function namedParts(spec: SceneSpec, marks: readonly Mark[]): string[] {
  const named = spec.description.facts.filter(({ kind }) => kind === 'object' || kind === 'structure')
  const ids = [...new Set(marks.map(({ id }) => id))]
  return ids.filter((id) => named.some((fact) => partsOfFact(fact, spec)?.({ id, within: [] })))
}

async function rasterize(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#000000' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
