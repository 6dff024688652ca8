// Which modules travel together. Left to itself the bundler makes a file of every set of modules that the same screens share:
// after the dashboard the list of projects would wait for forty of them. What many screens share is in a few files instead.
import type { Plugin, Rollup } from 'vite'

/** So many screens and parts of screens ask for it. */
const MANY = 12
/** What stands around every page. */
const FRAME = /\/web\/app\/(shell|everywhere)\.tsx$/
const PARTS = /node_modules\/@base-ui\/react\//
/** A library asked for through one index is left out: the graph does not tell who needs what of it. */
const OURS = /\/web\//

/** By the id of the module: how many ask for it, and whether what stands around every page does; none for the first page’s own. */
const shared = new Map<string, { askers: number; frames: boolean }>()

/** Reads the graph of modules when it is whole. */
export const sharedModules: Plugin = {
  name: 'shared-modules',
  buildEnd() {
    const all = [...this.getModuleIds()].flatMap(id => this.getModuleInfo(id) ?? [])
    const known = new Map(all.map(info => [info.id, info]))
    const reached = ({ id, importedIds }: Rollup.ModuleInfo, found = new Set<string>()) => {
      if (found.has(id)) return found
      found.add(id)
      for (const next of importedIds.flatMap(one => known.get(one) ?? [])) reached(next, found)
      return found
    }
    shared.clear()
    const asked_for = all.filter(({ dynamicImporters }) => dynamicImporters.length > 0)
    for (const asked of asked_for)
      for (const id of reached(asked)) {
        const { askers = 0, frames = false } = shared.get(id) ?? {}
        shared.set(id, { askers: askers + 1, frames: frames || FRAME.test(asked.id) })
      }
    // What is asked for by itself is a file by itself.
    for (const { id, importers } of asked_for) if (importers.length === 0) shared.delete(id)
    for (const first of all.filter(({ id, isEntry }) => isEntry || id.endsWith('web/session/login-screen.tsx')))
      for (const id of reached(first)) shared.delete(id)
  },
}

const isShared = (id: string) => (shared.get(id)?.askers ?? 0) >= MANY

/** Each imports only from those before it: none waits for one that waits for it. */
export const chunkGroups = [
  { name: 'base-parts', test: /node_modules\/(@floating-ui|@base-ui\/utils)\// },
  { name: 'frame-parts', test: (id: string) => PARTS.test(id) && shared.get(id)?.frames === true },
  { name: 'widget-parts', test: (id: string) => PARTS.test(id) && isShared(id) },
  { name: 'widgets', test: (id: string) => OURS.test(id) && isShared(id) },
]
