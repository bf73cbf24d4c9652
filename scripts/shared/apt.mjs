import { run } from './run.mjs'

/** Installs a Debian package; says whether it is there now. Without root, or without apt, it is not tried. */
export async function aptInstall(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], { capture: true, env })
  if ((await install()).code === 0) return true
  await run('apt-get', ['update'], { capture: true, env })
  const { code, output } = await install()
  if (code !== 0) console.error(output)
  return code === 0
}
