declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** A value pins an axis, a range narrows it. */
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  /** Cuts a face down to the letters of `text`. */
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default function subsetFont(face: Buffer, text: string, options: Options): Promise<Buffer>
}
