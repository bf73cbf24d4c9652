import { drawView, paintScene } from '@vowkit/illustrator/browser'
import { type SceneWish, toScene } from './to-scene.ts'

/** Wide enough for the image of the onboarding pages on a high-resolution screen. */
const SIZE = { width: 1200, height: 800 }
const PICTURE = { type: 'image/webp', quality: 0.85 }

/** Receives a `SceneWish` and posts the image of its scene. Failures dispatch `error` on the worker. */
addEventListener('message', async ({ data }: MessageEvent<SceneWish>) => {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The canvas has no 2D context.')
  paintScene(drawView(toScene(data)), context)
  postMessage(await canvas.convertToBlob(PICTURE))
})
