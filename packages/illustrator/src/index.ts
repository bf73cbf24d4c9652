/**
 * Platform-independent entry point, without Node or DOM APIs. `./raster` rasterizes scenes in Node, and `./browser`
 * paints scenes in browsers.
 */
export { type ComposeOptions, composeScene } from './compose/compose-scene.ts'
export { VARIANTS, variantsOf } from './compose/compose-variants.ts'
export { DRAWN_QUALITIES, undrawnQualities } from './compose/drawn-qualities.ts'
export { referenceFlowers } from './compose/flowers.ts'
export { qualitiesOf } from './compose/scene-qualities.ts'
export { isShown } from './compose/shown-facts.ts'
export { type EditedScene, editScene } from './edit/edit-scene.ts'
export { showsAddition, sideEffects } from './edit/side-effects.ts'
export { extractKeywords } from './prompt/extract-keywords.ts'
export { type ParseOptions, parsePrompt, seedOf } from './prompt/parse-prompt.ts'
export { SAMPLE_PROMPTS } from './prompt/sample-prompts.ts'
export { STYLE_NAMES, STYLES, type Style, type StyleName } from './prompt/styles.ts'
export { drawScene } from './scene/draw-any-scene.ts'
export type { SceneSize } from './scene/draw-scene.ts'
export { type EditableObject, editableObjects } from './selection/editable-objects.ts'
export { EDIT_LANGUAGES } from './selection/phrases.ts'
export { suggestEdits } from './selection/suggest-edits.ts'
export { checkFact } from './sightings/check-fact.ts'
export { type ReadPrompt, readScene, type SceneReading } from './sightings/read-scene.ts'
export type { Sighting, Sightings } from './sightings/sighting.ts'
export {
  ARCH_NAMES,
  CHAIR_NAMES,
  COMPOSITION_NAMES,
  FLOWER_NAMES,
  LEAF_NAMES,
  LIGHT_NAMES,
  type Look,
  type SceneSpec,
  SEASON_NAMES,
  SETTING_NAMES,
  STILL_LIFE_NAMES,
  type StillLifeName,
  TRADE_NAMES,
  type TradeName,
} from './spec.ts'
export { isShownInPhoto, withoutVenue } from './venue/shown-in-photo.ts'
