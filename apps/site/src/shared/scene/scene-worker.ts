import { drawSketch, drawView, loadVocabularies, paintScene, sketchPrompt } from '@vowkit/illustrator/browser'
import type { SketchNews, SketchWish } from './sketch.ts'
import { type SceneWish, toScene } from './to-scene.ts'

/** Wide enough for the image of the onboarding pages on a high-resolution screen. */
const SIZE = { width: 1200, height: 800 }
const PICTURE = { type: 'image/webp', quality: 0.85 }

/** Receives a wish, and posts `SketchNews` about it. */
addEventListener('message', ({ data }: MessageEvent<SceneWish | SketchWish>) => void draw(data))

async function draw(wish: SceneWish | SketchWish): Promise<void> {
  try {
    if ('prompt' in wish) await sketch(wish)
    else notify({ picture: await paint(drawView(await sceneOf(wish))) })
  } catch (cause) {
    console.warn('The scene could not be drawn.', cause)
    notify({ done: 'failed' })
  }
}

async function sceneOf(wish: SceneWish) {
  const language = (wish.vision ?? wish.place)?.language
  return toScene(wish, language && (await loadVocabularies(language)))
}

async function sketch({ prompt, language }: SketchWish): Promise<void> {
  const { scene, ...reading } = await sketchPrompt(prompt, language)
  notify({ reading })
  if (reading.shown.length === 0) return notify({ done: 'nothing-shown' })
  notify({ picture: await paint(drawSketch(scene)) })
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
