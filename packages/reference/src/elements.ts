import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CustomElementDeclaration, JavaScriptModule, Package } from 'custom-elements-manifest/schema'

export type ElementDeclaration = CustomElementDeclaration & { tagName: string }
interface Manifest extends Package {
  modules: (JavaScriptModule & { declarations: ElementDeclaration[] })[]
}

/** Reads the elements from the manifest that `@vowkit/widgets` publishes. */
export function readElements(): ElementDeclaration[] {
  const manifest: Manifest = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@vowkit/widgets/custom-elements.json')), 'utf8'),
  )
  return manifest.modules.flatMap(({ declarations }) => declarations)
}
