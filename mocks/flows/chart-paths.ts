// A chart's moves as `from | event | to`, and a few readable paths that cover all of them. Pure; the flow files in
// machines/ turn each move into calls.
import type { ActorLogic, EventObject, Snapshot } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'

export type Move = { from: string; event: string; to: string }

export const said = ({ from, event, to }: Move) => `${from} | ${event} | ${to}`

/** The inverse. Throws if not a move. */
export function moveOf(text: string): Move {
  const [from, event, to] = text.split(' | ')
  if (!from || !event || !to) throw new Error(`“${text}” is not a transition: from | event | to`)
  return { from, event, to }
}

type Walk<S, E, I> = {
  /** Input of charts that need it. */
  input?: I
  /** All there is to send, or what there is to send in a state, where events carry a time of their own. */
  events: E[] | ((snapshot: S) => E[])
  /** A snapshot's state in one word. Moves within one word are left out unless `stays` includes them. */
  nameOf: (snapshot: S) => string
  eventName?: (event: E) => string
  serializeState?: (snapshot: S) => string
  stays?: (event: E, from: S, to: S) => boolean
}

/** Every move the chart can make, each once, in the order of the alphabet. */
export function movesOf<S extends Snapshot<unknown>, E extends EventObject, I>(
  machine: ActorLogic<S, E, I>,
  walk: Walk<S, E, I>,
): Move[] {
  const { nameOf, eventName = event => event.type, stays = () => false } = walk
  const options = {
    events: walk.events,
    serializeState: walk.serializeState ?? nameOf,
    ...(walk.input !== undefined && { input: walk.input }),
  }
  const moves = new Map<string, Move>()
  for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(machine, options))) {
    const move = { from: nameOf(state), event: eventName(event), to: nameOf(nextState) }
    if (move.from !== move.to || stays(event, state, nextState)) moves.set(said(move), move)
  }
  return [...moves.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, move]) => move)
}

type Reading = {
  /** Moves of one path, unless the way to a single one is longer. */
  longest?: number
  /** Moves that end a path, though others could follow; paths avoid them unless needed. */
  ends?: (move: Move) => boolean
}

/**
 * Paths from the start that together cover every move. Each takes the shortest way to an uncovered move, and continues
 * while it finds others. Throws if a move is unreachable.
 */
export function coveringPaths(
  moves: readonly Move[],
  start: string,
  { longest = 8, ends = () => false }: Reading = {},
): Move[][] {
  const open = new Set(moves.map(said))
  const paths: Move[][] = []
  while (open.size > 0) {
    const path: Move[] = []
    for (let last = path.at(-1); !last || !ends(last); last = path.at(-1)) {
      const onward = moves.filter(move => !ends(move) || open.has(said(move)))
      const way = wayToOpen(onward, last?.to ?? start, open) ?? (last ? undefined : wayToOpen(moves, start, open))
      if (!way || (path.length > 0 && path.length + way.length > longest)) break
      for (const move of way) open.delete(said(move))
      path.push(...way)
    }
    if (path.length === 0) throw new Error(`From ${start} nothing leads to ${[...open].join('; ')}`)
    paths.push(path)
  }
  return paths
}

/** Paths that together cover every possible pair of consecutive moves; none continues after an end. */
export function coveringPairs(moves: readonly Move[], start: string, reading: Reading = {}): Move[][] {
  const { ends = () => false } = reading
  const into = (from: string, move: Move): Move => ({ from, event: said(move), to: said(move) })
  const pairs = moves
    .filter(move => !ends(move))
    .flatMap(first => moves.filter(({ from }) => from === first.to).map(second => into(said(first), second)))
  const firsts = moves.filter(({ from }) => from === start).map(move => into('', move))
  return coveringPaths([...firsts, ...pairs], '', { ...reading, ends: ({ to }) => ends(moveOf(to)) }).map(path =>
    path.map(({ to }) => moveOf(to)),
  )
}

/**
 * A path for each pair: the shortest way to its first move, and then both. First moves in no pair have one alone. Where
 * paths are dear, `sparing` leaves out pairs that others have on their way.
 */
export function eachPair(
  moves: readonly Move[],
  start: string,
  { ends = () => false, sparing = false }: Reading & { sparing?: boolean } = {},
): Move[][] {
  const pairs = moves.flatMap(second =>
    moves
      .filter(first => first.to === second.from && !ends(first))
      .flatMap(first => {
        const way = wayTo(moves, start, first.from)
        return way ? [[...way, first, second]] : []
      }),
  )
  const textOf = (path: readonly Move[]) => path.map(said).join()
  const onTheWay = new Set(pairs.flatMap(path => path.slice(0, -2).map((_, nth) => textOf(path.slice(nth, nth + 2)))))
  const seen = new Set(pairs.flat().map(said))
  const alone = moves.filter(move => move.from === start && !seen.has(said(move)))
  const kept = pairs.filter(path => !sparing || !onTheWay.has(textOf(path.slice(-2))))
  return [...kept, ...alone.map(move => [move])]
}

/** The shortest way to a state; undefined if there is none. */
export const wayTo = (moves: readonly Move[], start: string, state: string): Move[] | undefined =>
  state === start ? [] : wayWhere(moves, start, ({ to }) => to === state)

/** How many moves a path begins with that are the shortest way to the last of them, if some are left. */
export function usualMoves(moves: readonly Move[], start: string, path: readonly Move[]): number {
  const isUsual = (until: number) => {
    const way = wayTo(moves, start, path[until]?.from ?? start)
    return way?.map(said).join() === path.slice(0, until).map(said).join()
  }
  return Math.max(0, ...path.slice(0, -1).map((_, nth) => (isUsual(nth) ? nth + 1 : 0)))
}

/** What each path is there for: the first pair of moves that no path before it takes. */
export function newPairs(paths: readonly Move[][]): (readonly Move[])[] {
  const taken = new Set<string>()
  return paths.map(path => {
    const pairs = path.slice(1).map((second, nth) => [path[nth] ?? second, second])
    const first = pairs.find(pair => !taken.has(pair.map(said).join()))
    for (const pair of pairs) taken.add(pair.map(said).join())
    return first ?? path.slice(-2)
  })
}

const wayToOpen = (moves: readonly Move[], start: string, open: ReadonlySet<string>) =>
  wayWhere(moves, start, move => open.has(said(move)))

/** Undefined if there is none. Breadth-first, so the first found is shortest. */
function wayWhere(moves: readonly Move[], start: string, isLast: (move: Move) => boolean): Move[] | undefined {
  const ways: { at: string; way: Move[] }[] = [{ at: start, way: [] }]
  const seen = new Set([start])
  for (const { at, way } of ways) {
    for (const move of moves.filter(({ from }) => from === at)) {
      if (isLast(move)) return [...way, move]
      if (!seen.has(move.to)) ways.push({ at: move.to, way: [...way, move] })
      seen.add(move.to)
    }
  }
  return undefined
}
