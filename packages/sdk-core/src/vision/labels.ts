import { TITLE_LENGTH, UNTITLED } from '../contract/shared/limits.ts'
import type { Vision } from '../contract/vision/schema.ts'

const PREVIEW_LENGTH = 110

/**
 * Returns the title of a vision. Without a title, returns the start of the description and never splits a character.
 */
export function visionTitle({ title, description }: Pick<Vision, 'title' | 'description'>): string {
  return title.trim() || [...description.trim()].slice(0, TITLE_LENGTH).join('') || UNTITLED
}

/** Shortens a description for a card. */
export function previewText(description: string): string {
  const characters = [...description]
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...` : description
}
