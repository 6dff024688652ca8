// Reading and writing by operation path. The path and the input are the cache's key; nothing is written per operation.
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { uploads } from '#sdk/operations.gen.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Answer, Input, Permission, ReadPath, WritePath } from '#sdk/types.ts'
import { isOffline } from '#web/reach/reachability.ts'
import { api } from './api.ts'
import {
  isConnectionLost,
  isKeptForLater,
  KEPT_FOR_LATER,
  onReadFailure,
  onReadSuccess,
  onWriteFailure,
} from './failures.ts'
import { isForNow, isUnanswered, readKept, refuseOffline } from './read-kept.ts'
import { noteRevision, type Revision, revisionIn } from './revisions.ts'
import { words } from './words.ts'

type Call = (path: string, init: object) => Promise<{ data?: unknown; response: Response }>
// openapi-fetch types each path by itself; here the path is a variable, typed by Input and Answer.
const get = api.GET as unknown as Call
const post = api.POST as unknown as Call

/** A server that stumbled is given a moment; a clear no is asked for again at once. */
function retryDelay(_attempt: number, failure: unknown) {
  if (isForNow(failure)) return Number(failure.retry_after_s) * 1_000
  return failure instanceof Refusal && failure.status >= 400 && failure.status < 500 ? 0 : 800
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onReadFailure, onSuccess: onReadSuccess }),
  mutationCache: new MutationCache({ onError: onWriteFailure }),
  defaultOptions: {
    queries: {
      retry: (failed, failure) => failed < (isForNow(failure) ? 5 : 1) && !isConnectionLost(failure),
      retryDelay,
      staleTime: 0,
    },
  },
})

type ReadOptions = {
  enabled?: boolean
  headers?: Record<string, string>
  /** Reads again so often while it is on screen and the tab is looked at. */
  every_ms?: number | undefined
}

/** Without a connection reads continue, to the copies on this device or to a clear no; they are asked again when it is back. */
const FROM_COPIES = { networkMode: 'always', refetchOnReconnect: true } as const

export function useRead<P extends ReadPath>(
  path: P,
  input: Input<P>,
  { enabled = true, headers, every_ms }: ReadOptions = {},
) {
  return useQuery<Answer<P>, Refusal>({
    // Two signing links in one browser are two readers.
    queryKey: headers ? [path, input, headers] : [path, input],
    queryFn: ({ signal }) => (headers ? read(path, input, headers, signal) : readHere(path, input, signal)),
    enabled,
    ...FROM_COPIES,
    ...(every_ms === undefined ? {} : { refetchInterval: every_ms }),
  })
}

type Reading = { data: unknown; error: Refusal | null; refetch: () => unknown }

/**
 * Reads that a screen needs together: what kept it from being shown, and another try. One that failed only when it was read
 * again still has what it read before.
 */
export function together(...reads: Reading[]) {
  const missing = reads.filter(({ data, error }) => error && data === undefined)
  return {
    failure: missing[0]?.error ?? undefined,
    retry: () => {
      for (const one of missing) one.refetch()
    },
  }
}

type Paged = { [P in ReadPath]: Answer<P> extends { next_cursor: string | null } ? P : never }[ReadPath]

/** A list page by page. While a new search is on its way the old rows stay. */
export function useReadPages<P extends Paged>(
  path: P,
  input: Omit<Input<P>, 'cursor'>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useInfiniteQuery<Answer<P>, Refusal, { pages: Answer<P>[] }, unknown[], string | undefined>({
    queryKey: [path, input],
    queryFn: ({ pageParam, signal }) => readHere(path, { ...input, cursor: pageParam } as Input<P>, signal),
    ...FROM_COPIES,
    initialPageParam: undefined,
    getNextPageParam: page => (page as { next_cursor: string | null }).next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** Asks the user who they are; true once they proved it. Set by the session so that this file need not know it. */
let prove = async () => false
export const whenProofIsNeeded = (work: () => Promise<boolean>) => {
  prove = work
}

/** A request that needs a fresh sign-in is sent again after it. */
export const proven = <T>(send: () => Promise<T>): Promise<T> =>
  send().catch(async (failure: Refusal) => {
    if (failure.code === 'step_up_required' && (await prove())) return send()
    throw failure
  })

export async function read<P extends ReadPath>(
  path: P,
  input: Input<P>,
  headers?: Record<string, string>,
  signal?: AbortSignal,
  tell?: (of: Revision | undefined) => void,
): Promise<Answer<P>> {
  const { data, response } = await get(path, { params: { query: input }, headers, signal })
  tell?.(revisionIn(response))
  return data as Answer<P>
}

/** The network's answer or, without one, the copy on this device. */
export const readHere = <P extends ReadPath>(path: P, input: Input<P>, signal?: AbortSignal): Promise<Answer<P>> =>
  readKept(path, Object(input), tell => read(path, input, undefined, signal, tell))

export async function write<P extends WritePath>(
  path: P,
  input: Input<P>,
  headers?: Record<string, string>,
): Promise<Answer<P>> {
  const multipart = uploads.includes(path)
  const { data, response } = await proven(() =>
    post(path, {
      body: input,
      headers,
      ...(multipart ? { bodySerializer: formData } : {}),
    }),
  )
  noteRevision(revisionIn(response))
  return data as Answer<P>
}

/** One that was kept while there was no connection, and whose path and input were typed then. */
export const writeAny = (path: WritePath, input: object, headers: Record<string, string>): Promise<unknown> =>
  post(path, { body: input, headers })

function formData(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) form.append(name, value)
  return form
}

/** Files are identified by name, size and age. */
const asText = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/**
 * How a write that may wait for the connection is shown where it waits; `onKept` runs once this device has it, or has found that it
 * takes back what waited.
 */
export type Later = {
  what: string
  page: string
  /** The changed object, such as `task:` and its id, if it has a version. */
  subject?: string
  /** The form's draft, should the server refuse it. */
  draft?: { name: string; values: object }
  onKept: (outcome: KeptOutcome) => void
}

export type KeptOutcome = 'kept' | 'taken back'

type WriteOptions<P extends WritePath> = {
  onDone?: (answer: Answer<P>) => void
  later?: (input: Input<P>) => Later
}

/** A write retried with the same input is the same write: it keeps its Idempotency-Key until it has succeeded. */
export function useWrite<P extends WritePath>(path: P, { onDone, later }: WriteOptions<P> = {}) {
  const client = useQueryClient()
  const may_wait = later !== undefined
  // Fetched while the server is there, for a save that finds it gone.
  useEffect(() => {
    if (may_wait) void partThatKeeps().catch(() => {})
  }, [may_wait])
  const pending = useRef<{ text: string; key: string } | null>(null)
  const mutation = useMutation<Answer<P>, Refusal, Input<P>>({
    networkMode: 'always',
    mutationFn: async input => {
      refuseOffline()
      const text = JSON.stringify(input, asText)
      if (pending.current?.text !== text) pending.current = { text, key: crypto.randomUUID() }
      const { key } = pending.current
      try {
        const answer = await write(path, input, { 'Idempotency-Key': key })
        pending.current = null
        return answer
      } catch (failure) {
        // It may have arrived: it waits under the key it went out with, so that it is saved once.
        if (!later || !isUnanswered(failure)) throw failure
        if (!(await keepForLater(path, Object(input), later(input), key))) throw failure
        pending.current = null
        throw new Refusal(0, { code: KEPT_FOR_LATER, message: words.waits_device })
      }
    },
    onSuccess: async (answer, input) => {
      await refresh(client, path, Object(input), 'done')
      onDone?.(answer)
    },
    // A conflict: the current values are reloaded and shown next to the typed ones.
    onError: (failure, input) => {
      if (failure.status === 409) void refresh(client, path, Object(input), 'refused')
    },
  })
  if (!later) return mutation
  const mutate: typeof mutation.mutate = (...args) => {
    const [input, callbacks] = args
    if (input === undefined) return mutation.mutate(...args)
    const send = () =>
      mutation.mutate(input, {
        ...callbacks,
        onError: (failure, ...rest) => {
          if (isKeptForLater(failure)) mutation.reset()
          else callbacks?.onError?.(failure, ...rest)
        },
      })
    if (!isOffline()) return send()
    // If this device can't store it, it fails like any other write and the input stays.
    void keepForLater(path, Object(input), later(input)).then(kept => kept || send())
  }
  return { ...mutation, mutate }
}

/** Separate from the first page, whose writes don't affect what it shows. */
async function refresh(client: QueryClient, path: WritePath, input: object, outcome: 'done' | 'refused') {
  const { isDeletedBy, refreshAfter } = await import('./freshen.ts')
  await refreshAfter(client, path, input, outcome === 'done' ? isDeletedBy(path, input) : undefined)
}

const partThatKeeps = () => import('./changes.ts')

/** `key`: it went out under this one already. */
async function keepForLater(
  path: WritePath,
  input: object,
  { what, page, subject, draft, onKept }: Later,
  key?: string,
) {
  try {
    const { keepChange } = await partThatKeeps()
    const kept = await keepChange({ path, input, what, page, subject: subject ?? null, draft: draft ?? null }, key)
    if (kept) onKept(kept)
    return kept !== false
  } catch {
    // The part that keeps it had not come before the network went.
    return false
  }
}

export function usePermissions(): ReadonlySet<Permission> {
  const { data } = useQuery<Answer<'/v3/users.Permissions'>>({
    queryKey: ['/v3/users.Permissions', {}],
    queryFn: () => readHere('/v3/users.Permissions', {}),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return new Set(data?.permissions)
}

/** Undefined if allowed; otherwise the sentence a disabled button shows. */
export function useWhyNot(permission: Permission): string | undefined {
  return usePermissions().has(permission) ? undefined : words.your_role_does_not
}
