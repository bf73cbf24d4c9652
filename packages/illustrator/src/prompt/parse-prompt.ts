import { type Fact, type SceneDescription, understand, type Vocabulary } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { hashText } from '../base/random.ts'
import { type ComposeOptions, composeScene } from '../compose/compose-scene.ts'
import type { SceneSpec } from '../spec.ts'
import { STYLES, type StyleName } from './styles.ts'

export interface ParseOptions extends Pick<ComposeOptions, 'references'> {
  /** Styles that the user has chosen. They take precedence over styles in the prompt. Unknown names are ignored. */
  styles?: readonly string[]
  /** A text that changes the seed, so that the same prompt produces a different image. */
  salt?: string
  /** The random seed. Default: that of the text. Prompts with the same seed produce similar images. */
  seed?: string
  /** The vocabularies for the possible languages of the prompt. Default: English. */
  vocabularies?: readonly Vocabulary[]
}

/**
 * Parses a prompt into the spec of a scene. The same prompt and options always produce the same spec. The spec contains
 * no text of the prompt, except the texts of signs.
 */
export function parsePrompt(text: string, options: ParseOptions = {}): SceneSpec {
  const { styles = [], references, salt = '', seed = seedOf(text, salt), vocabularies = [en] } = options
  const { description } = understand(text, vocabularies)
  return composeScene(withStyles(description, styles), { seed, references })
}

/** Returns the random seed of a prompt. Upper and lower case make no difference. */
export function seedOf(text: string, salt = ''): string {
  return hashText(text.trim().toLowerCase() + salt).toString(36)
}

function withStyles(description: SceneDescription, styles: readonly string[]): SceneDescription {
  const isStyle = (name: string): name is StyleName => Object.hasOwn(STYLES, name)
  const chosen: Fact[] = styles.filter(isStyle).map((name) => ({ kind: 'style', name }))
  return { ...description, facts: [...chosen, ...description.facts] }
}
