/** For browsers, in a worker of theirs. */
export { paintScene } from './paint-scene.ts'
