import { run } from './run.mjs'

/** Waits for other installations. A test machine needs no files that survive a power cut. */
const OPTIONS = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Options::=--force-unsafe-io']

/** Installs the newest versions of Debian packages, with root and apt only. Resolves to whether they are installed. */
export async function aptInstall(...names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // The package lists of a machine image may be months old. Without a network, the old lists are used.
  await run('apt-get', ['update'], { capture: true, env })
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...OPTIONS, ...names], {
    capture: true,
    env,
  })
  if (code !== 0) console.error(output)
  return code === 0
}
