// Which modules travel together. Left to itself the bundler makes a file of every set of modules that the same screens share:
// after the dashboard the list of projects would wait for forty of them. What many screens share is in a few files instead.
import type { Plugin } from 'vite'

/** So many screens and parts of screens ask for it. */
const MANY = 12
/** The frame of every page. */
const FRAME = /\/web\/(app\/(shell|everywhere)|company\/session\/session-watch|offline\/waiting-changes)\.tsx$/
/** Only development has it, and its files are to be those of the product. */
const GALLERY = /\/web\/gallery\//
const PARTS = /node_modules\/@base-ui\/react\//
/** Libraries imported through one index are left out: the graph doesn't show who needs which part. */
const SCREENS = /\/web\//
const OURS = /\/(web|sdk|machines|server)\/.+\.tsx?$/
/** Libraries the first page needs nearly in full. */
const FIRST_LIBRARIES =
  /node_modules\/(@base-ui\/react\/(csp-provider|internals\/csp-context)|clsx|openapi-fetch|react-toastify|regexparam|use-sync-external-store|uuid|wouter)\/.+\.m?js$/
const ICONS = /node_modules\/lucide-react\//
/** The bundler's own: how a file is asked for later. */
const PRELOAD = /vite\/preload-helper/

/** Pages shown before sign-in, and the hydration of homeowner pages. */
const FIRST_PAGES = {
  first: /\/web\/(index\.html|main\.tsx|company\/session\/login-screen\.tsx)$/,
  homeowner: /\/web\/document\.(html|tsx)$/,
}
/** By the id of the module: which of them need it. */
const first = new Map<string, keyof typeof FIRST_PAGES | 'both'>()

/** By module id: the number of importers, and if the frame is one of them; none for a first page’s own. */
const shared = new Map<string, { askers: number; frames: boolean }>()

/** Reads the graph of modules when it is whole. */
export const sharedModules: Plugin = {
  name: 'shared-modules',
  buildEnd() {
    const all = [...this.getModuleIds()].flatMap(id => this.getModuleInfo(id) ?? [])
    // Read once: each time the list is asked for, the bundler makes it again.
    const imported = new Map(all.map(({ id, importedIds }) => [id, importedIds]))
    const reached = (id: string, found = new Set<string>()) => {
      if (found.has(id) || !imported.has(id)) return found
      found.add(id)
      for (const next of imported.get(id) ?? []) reached(next, found)
      return found
    }
    shared.clear()
    const asked_for = all.filter(({ id, dynamicImporters }) => dynamicImporters.length > 0 && !GALLERY.test(id))
    for (const entry of asked_for)
      for (const id of reached(entry.id)) {
        const { askers = 0, frames = false } = shared.get(id) ?? {}
        shared.set(id, { askers: askers + 1, frames: frames || FRAME.test(entry.id) })
      }
    // A dynamic import without other importers gets its own file.
    for (const { id, importers } of asked_for) if (importers.length === 0) shared.delete(id)
    first.clear()
    for (const file of ['first', 'homeowner'] as const)
      for (const page of all.filter(({ id }) => FIRST_PAGES[file].test(id)))
        for (const id of reached(page.id)) {
          shared.delete(id)
          // The page itself begins a file of its own, and so does the table of screens: it leads to everything.
          if (!FIRST_PAGES[file].test(id) && !id.endsWith('/web/app/screens.ts'))
            first.set(id, (first.get(id) ?? file) === file ? file : 'both')
        }
  },
}

const isFirst = (id: string, of: 'first' | 'both') => OURS.test(id) && first.get(id) === of
const isShared = (id: string) => (shared.get(id)?.askers ?? 0) >= MANY
const isFrame = (id: string) => shared.get(id)?.frames === true

/** Each imports only from earlier ones, so there are no cycles. */
export const chunkGroups = [
  { name: 'both', test: (id: string) => PRELOAD.test(id) || isFirst(id, 'both') },
  { name: 'screens', test: (id: string) => id.endsWith('/web/app/screens.ts') },
  { name: 'first-icons', test: ICONS, minShareCount: 7 },
  { name: 'queries', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'first', test: (id: string) => FIRST_LIBRARIES.test(id) || isFirst(id, 'first') },
  { name: 'icons', test: ICONS },
  { name: 'base-parts', test: /node_modules\/(@floating-ui|@base-ui\/utils)\// },
  { name: 'frame-parts', test: (id: string) => PARTS.test(id) && isFrame(id) },
  { name: 'widget-parts', test: (id: string) => PARTS.test(id) && isShared(id) },
  { name: 'widgets', test: (id: string) => SCREENS.test(id) && isShared(id) },
  { name: 'frame', test: (id: string) => isFrame(id) && !isShared(id) },
]
