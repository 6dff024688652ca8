// A page of its own with one message: whose it is, what happened, and the way on.
import type { ReactNode } from 'react'
import { Wordmark } from './wordmark.tsx'

export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <header className="mx-auto w-full max-w-[816px] px-5 py-5">
        <Wordmark />
      </header>
      <main className="m-auto flex max-w-[48ch] flex-col gap-4 px-6 py-16 text-center">
        <h1 className="text-xl">{title}</h1>
        <div className="flex flex-col items-center gap-4 text-reading text-ink-2">{children}</div>
      </main>
    </div>
  )
}
