import { drawSketch, drawView, paintScene, sketchPrompt } from '@vowkit/illustrator/browser'
import type { SketchNews, SketchWish } from './sketch.ts'
import { type SceneWish, toScene } from './to-scene.ts'

/** Wide enough for the image of the onboarding pages on a high-resolution screen. */
const SIZE = { width: 1200, height: 800 }
const PICTURE = { type: 'image/webp', quality: 0.85 }

/**
 * Receives a `SceneWish` and posts the image of its scene, or receives a `SketchWish` and posts `SketchNews`. A failure
 * to draw a `SceneWish` dispatches `error` on the worker.
 */
addEventListener('message', ({ data }: MessageEvent<SceneWish | SketchWish>) => {
  if ('prompt' in data) void sketch(data)
  else paint(drawView(toScene(data))).then(postMessage, reportError)
})

async function sketch({ prompt, language }: SketchWish): Promise<void> {
  try {
    const { scene, ...reading } = await sketchPrompt(prompt, language)
    notify({ reading })
    if (reading.shown.length === 0) return notify({ done: 'nothing-shown' })
    notify({ picture: await paint(drawSketch(scene)) })
  } catch (cause) {
    console.warn('The prompt could not be drawn.', cause)
    notify({ done: 'failed' })
  }
}

function notify(news: SketchNews): void {
  postMessage(news)
}

async function paint(svg: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The canvas has no 2D context.')
  paintScene(svg, context)
  return canvas.convertToBlob(PICTURE)
}
