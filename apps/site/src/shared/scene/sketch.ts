import type { PromptSketch } from '@vowkit/illustrator/browser'
import type { Language } from '../language/language.ts'

/** A prompt to draw, and the language of the visitor. */
export interface SketchWish {
  prompt: string
  language: Language
}

/** What the scene of a prompt shows. */
export type SketchReading = Omit<PromptSketch, 'scene'>

/**
 * The messages of the worker about a wish: for a prompt first what the scene shows, then the image or the end without
 * one.
 */
export type SketchNews = { reading: SketchReading } | { picture: Blob } | { done: 'nothing-shown' | 'failed' }
