/** Entry point for web workers in browsers. */
export { drawView } from '../scene/draw-scene.ts'
export { paintScene } from './paint-scene.ts'
