import { readFileSync } from 'node:fs'
import type { CustomElementDeclaration, JavaScriptModule, Package } from 'custom-elements-manifest/schema'

export type ElementDeclaration = CustomElementDeclaration & { tagName: string }
interface Manifest extends Package {
  modules: (JavaScriptModule & { declarations: ElementDeclaration[] })[]
}

/** Reads the committed `custom-elements.json`. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(new URL('../custom-elements.json', import.meta.url), 'utf8'))
}

export function readElements(): ElementDeclaration[] {
  return readManifest().modules.flatMap(({ declarations }) => declarations)
}
