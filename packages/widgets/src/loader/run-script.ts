/** Runs a classic script. After a failure, every browser requests a classic script again, unlike a module. */
export function runScript(src: string): Promise<unknown> {
  const script = document.createElement('script')
  return new Promise((resolve, reject) => {
    Object.assign(script, { src, onload: resolve, onerror: reject })
    document.head.append(script)
  })
}
