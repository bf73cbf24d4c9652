import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getWebTypesData } from 'custom-element-jet-brains-integration'
import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration'
import { name, version } from '../vite.shared.ts'
import { readManifest } from './read-manifest.ts'

/** Writes the entry files for bundlers and editors next to the built files. */
export async function writeEntries(folder: string, tags: string[]): Promise<void> {
  const files = {
    'index.mjs': tags.map((tag) => `import './${tag}.mjs'\n`).join(''),
    // The entries `types/*` contain only types, but importing them needs a JavaScript module.
    'types/none.js': 'export {}\n',
    ...editorData(),
  }
  await mkdir(join(folder, 'types'), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
}

/** Tags, attributes and their values for Visual Studio Code and JetBrains editors. */
export function editorData() {
  const manifest = readManifest()
  // The list of tokens is the same for all elements, and too long for a tooltip.
  const options = { hideCssPropertiesDocs: true }
  // By default, the web types have the name and version of the package in the working directory.
  const webTypes = { ...JSON.parse(getWebTypesData(manifest, options)), name, version }
  return {
    'vscode.html-custom-data.json': getVsCodeHtmlCustomData(manifest, options),
    'web-types.json': `${JSON.stringify(webTypes, null, 2)}\n`,
  }
}
