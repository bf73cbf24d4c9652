/** Entry point for web workers in browsers. */

export { drawView } from '../scene/draw-scene.ts'
export { drawSketch } from './draw-sketch.ts'
export { paintScene } from './paint-scene.ts'
export { loadVocabularies, type PromptSketch, sketchPrompt } from './sketch-prompt.ts'
