declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** A number fixes an axis. A range limits it. */
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  /** Resolves to the font subset with the letters of `text`. */
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default function subsetFont(face: Buffer, text: string, options: Options): Promise<Buffer>
}
