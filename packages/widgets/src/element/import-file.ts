import { scriptFolder } from './script-place.ts'

/**
 * Imports a built file for a classic script, which cannot import relative URLs. Imports the file from the folder of the
 * script, or from the backend if the script was copied to another host.
 */
export async function importFile<Module>(file: string, apiHost: string | undefined): Promise<Module> {
  const importFrom = (folder: string | undefined): Promise<Module> => import(/* @vite-ignore */ `${folder}${file}`)
  try {
    return await importFrom(scriptFolder)
  } catch (cause) {
    if (!apiHost) throw cause
    return importFrom(`${apiHost.replace(/\/+$/, '')}/embed/v1/`)
  }
}
