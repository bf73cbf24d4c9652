/** For browsers, in a worker. */
export { paintScene } from './paint-scene.ts'
