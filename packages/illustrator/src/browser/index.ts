/** Entry point for web workers in browsers. */
export { paintScene } from './paint-scene.ts'
