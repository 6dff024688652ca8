// Server results for the input. Until the response, matching earlier results stay.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { holdsAll } from '#machines/projects/search-rules.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Answer } from '#sdk/types.ts'
import { read } from '#web/data/queries.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { type Group, textOf, wordsOf } from './entry.ts'
import { foundGroups } from './found-groups.tsx'

/** Pause between keystrokes. */
const PAUSE_MS = 140
/** Results stay valid when a letter is deleted. */
const FRESH_MS = 20_000

export function useFound(text: string) {
  const search = useSettled(text, PAUSE_MS)
  const { data, error, isFetching, isPaused, isPlaceholderData, refetch } = useQuery<
    Answer<'/v3/search.Find'>,
    Refusal
  >({
    queryKey: ['/v3/search.Find', { search }],
    queryFn: ({ signal }) => read('/v3/search.Find', { search }, undefined, signal),
    enabled: search !== '' && text !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })
  const words = wordsOf(text)
  const current = search === text && !isPlaceholderData
  const groups = data && text !== '' ? foundGroups(data, wordsOf(search)) : []
  return {
    groups: current ? groups : fitting(groups, words),
    error: error && !isFetching ? error : undefined,
    coming: text !== '' && (isFetching || search !== text),
    /** Without a network the server was not asked. */
    isAway: text !== '' && isPaused,
    retry: () => void refetch(),
  }
}

const fitting = (groups: Group[], words: readonly string[]): Group[] =>
  groups.map(({ value, items }) => ({ value, items: items.filter(entry => holdsAll(textOf(entry), words)) }))
