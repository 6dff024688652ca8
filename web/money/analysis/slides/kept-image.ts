// An image as data, so that it stays when the network goes. The addresses of files work for a short while only.
import { useQuery } from '@tanstack/react-query'
import { readKept } from '#web/data/read-kept.ts'
import { askServer } from '#web/reach/reachability.ts'

/** Undefined while it comes and where there is none; a picture that cannot be had is left out. */
export function useKeptImage(src: string | null | undefined) {
  // Its address is new each time the same picture is asked for.
  const file = src?.split('?')[0]
  const { data, isLoading } = useQuery({
    queryKey: ['kept-image', file],
    queryFn: () =>
      readKept('kept-image', { file }, async () => {
        const answer = await askServer(new Request(src ?? ''))
        return answer.ok ? asDataUrl(await answer.blob()) : null
      }),
    networkMode: 'always',
    enabled: Boolean(src),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
  return { image: data ?? undefined, coming: isLoading }
}

function asDataUrl(blob: Blob): Promise<string | null> {
  return new Promise(done => {
    const reader = new FileReader()
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : null)
    reader.onerror = () => done(null)
    reader.readAsDataURL(blob)
  })
}
