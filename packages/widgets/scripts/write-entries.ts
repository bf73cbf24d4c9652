import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getWebTypesData } from 'custom-element-jet-brains-integration'
import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration'
import { name, version } from '../vite.shared.ts'
import { readManifest } from './read-manifest.ts'

/** Writes entry files for bundlers and editors next to the built files. */
export async function writeEntries(folder: string, tags: string[]): Promise<void> {
  const files = {
    'index.mjs': tags.map((tag) => `import './${tag}.mjs'\n`).join(''),
    // The entry points `types/*` contain only types. An import of such an entry point still needs a JavaScript module.
    'types/none.js': 'export {}\n',
    ...editorData(),
  }
  await mkdir(join(folder, 'types'), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
}

/**
 * Creates the data files from which Visual Studio Code and JetBrains editors complete tags, attributes and attribute
 * values.
 */
export function editorData() {
  const manifest = readManifest()
  // Omits the CSS custom properties: all elements have the same list, which is too long for a tooltip.
  const options = { hideCssPropertiesDocs: true }
  // Sets the name and version of the package explicitly. The generator would otherwise read the `package.json` of the
  // working directory.
  const webTypes = { ...JSON.parse(getWebTypesData(manifest, options)), name, version }
  return {
    'vscode.html-custom-data.json': getVsCodeHtmlCustomData(manifest, options),
    'web-types.json': `${JSON.stringify(webTypes, null, 2)}\n`,
  }
}
