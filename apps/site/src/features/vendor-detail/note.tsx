/** Says, where it happened, that something did not work. */
export function Note({ children }: { children: string }) {
  return (
    <p className="vendor-note" role="alert">
      {children}
    </p>
  )
}
