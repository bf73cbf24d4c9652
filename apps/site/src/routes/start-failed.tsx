/** Shown when the page does not even learn where its backend is. */
export function StartFailed() {
  return (
    <main className="page">
      <div className="notice" role="alert">
        <h1 className="notice__title">We can't start right now</h1>
        <p>Please check your network connection.</p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </div>
    </main>
  )
}
