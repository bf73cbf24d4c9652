import { run } from './run.mjs'

/** Installs the newest version of a Debian package, with root and apt only. Resolves to whether it is installed. */
export async function aptInstall(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // The package lists of a machine image may be months old. Without a network, the old lists are used.
  await run('apt-get', ['update'], { capture: true, env })
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
    capture: true,
    env,
  })
  if (code !== 0) console.error(output)
  return code === 0
}
