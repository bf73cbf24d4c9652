/**
 * Shifts the clock of a process. Import it with `--import` and the query parameter `ms`.
 */
const ms = Number(new URL(import.meta.url).searchParams.get('ms'))
const realNow = Date.now

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [realNow() + ms] : args, newTarget),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => realNow() + ms : Reflect.get(target, name)),
})
