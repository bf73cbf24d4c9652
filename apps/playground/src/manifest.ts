import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the playground uses of an element in the custom elements manifest. */
export interface ElementDeclaration {
  tagName: string
  attributes: { name: string }[]
  cssProperties: { name: string; default: string }[]
}

/** Reads the elements from the manifest that `@vowkit/widgets` publishes. */
export function readElements(): ElementDeclaration[] {
  const file = fileURLToPath(import.meta.resolve('@vowkit/widgets/custom-elements.json'))
  const { modules }: { modules: { declarations: ElementDeclaration[] }[] } = JSON.parse(readFileSync(file, 'utf8'))
  return modules.flatMap(({ declarations }) => declarations)
}
