// Files to be checked, each with what was found: read here, checked by the worker.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SealReport } from '#machines/agreements/verify/report.ts'

export type CheckQuestion = { id: number; bytes: ArrayBuffer }
export type CheckAnswer = { id: number; report: SealReport | null }

export type CheckedFile = {
  id: number
  name: string
  size: number
  /** `null` where it could not be checked at all. */
  report: SealReport | null | 'checking'
}

export function useChecks() {
  const [files, setFiles] = useState<CheckedFile[]>([])
  const worker = useRef<Worker | null>(null)
  const next = useRef(1)
  const tell = useCallback(
    ({ id, report }: CheckAnswer) => setFiles(all => all.map(one => (one.id === id ? { ...one, report } : one))),
    [],
  )
  useEffect(() => {
    // A worker lives outside React. It is loaded with the page, so that files are checked offline too.
    const opened = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' })
    opened.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => tell(data))
    opened.addEventListener('error', () =>
      setFiles(all => all.map(one => (one.report === 'checking' ? { ...one, report: null } : one))),
    )
    worker.current = opened
    return () => opened.terminate()
  }, [tell])
  const add = (chosen: readonly File[]) => {
    const entries = chosen.map(file => ({ id: next.current++, file }))
    setFiles(all => [
      ...entries.map(({ id, file }) => ({ id, name: file.name, size: file.size, report: 'checking' as const })),
      ...all,
    ])
    for (const { id, file } of entries) {
      file.arrayBuffer().then(
        bytes => worker.current?.postMessage({ id, bytes } satisfies CheckQuestion, [bytes]),
        () => tell({ id, report: null }),
      )
    }
  }
  return { files, add }
}
