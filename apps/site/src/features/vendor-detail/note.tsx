/** An error message next to the control that failed. */
export function Note({ children }: { children: string }) {
  return (
    <p className="vendor-note" role="alert">
      {children}
    </p>
  )
}
