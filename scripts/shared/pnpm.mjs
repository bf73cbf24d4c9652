import { run } from './run.mjs'
import { readManifest } from './workspace.mjs'

/**
 * Runs the pnpm version in the root's package.json, even if a different version is installed.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function pnpm(args, options) {
  const [, version] = readManifest().packageManager.split('@')
  return run('npx', ['-y', `pnpm@${version}`, ...args], options)
}
