/** The part of `fetch` that requests without a client use. */
export type FetchJson = (
  url: string,
  init: { signal?: AbortSignal },
) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>
