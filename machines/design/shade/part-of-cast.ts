// The hours of each plane's modules. Modules don't shade each other, so a scene with fewer of them needs no casting: its hours
// are a subset of the fuller scene's.
import type { Schemas } from '#sdk/types.ts'
import { FREE, PER_MODULE } from './module-cells.ts'

/** By plane, hours as in `skyYear`. Modules as in the scene; on a very large plane, each represents its neighbors. */
export type PlaneHours = {
  readonly modules: number
  /** The one that represents each module of the scene. */
  readonly of_module: Uint16Array
  /** By hour and module what `groupsLight` says; 255 is one. */
  readonly direct: Uint8Array
  /** By hour and module: whether a shadow falls on it. */
  readonly is_met: Uint8Array
  /** By hour: whether one falls on any of its modules. */
  readonly is_shaded: Uint8Array
  /** By module and month: share it sees of the even sky and of its rim. */
  readonly dome: Float64Array
  readonly rim: Float64Array
}
type ShadeScene = Schemas['ShadeScene']

/** Null unless the second scene is the first with fewer modules. Requires that each module of the first was cast individually. */
export function partOf(
  { scene, cast }: { scene: ShadeScene; cast: ReadonlyMap<string, PlaneHours> },
  part: ShadeScene,
): Map<string, PlaneHours> | null {
  if (bareText(scene) !== bareText(part)) return null
  const made = new Map<string, PlaneHours>()
  for (const [at, { id, modules }] of part.planes.entries()) {
    if (modules.length === 0) continue
    const places = new Map(scene.planes[at]?.modules.map((module, index) => [JSON.stringify(module), index]))
    const chosen = modules.flatMap(module => places.get(JSON.stringify(module)) ?? [])
    const hours = cast.get(id)
    if (!hours || chosen.length < modules.length) return null
    made.set(id, picked(hours, chosen))
  }
  return made
}

const bareText = ({ planes, ...around }: ShadeScene) =>
  JSON.stringify([around, planes.map(plane => ({ ...plane, modules: [] }))])

function picked(whole: PlaneHours, chosen: readonly number[]): PlaneHours {
  const hours = whole.is_shaded.length
  const direct = new Uint8Array(hours * chosen.length * PER_MODULE).fill(FREE)
  const is_met = new Uint8Array(hours * chosen.length)
  const is_shaded = new Uint8Array(hours)
  for (let hour = 0; hour < hours; hour++) {
    if (whole.is_shaded[hour] === 0) continue
    for (const [index, from] of chosen.entries()) {
      const [to, of_whole] = [hour * chosen.length + index, hour * whole.modules + from]
      for (let k = 0; k < PER_MODULE; k++) direct[to * PER_MODULE + k] = whole.direct[of_whole * PER_MODULE + k] ?? 0
      if (whole.is_met[of_whole] !== 1) continue
      is_met[to] = 1
      is_shaded[hour] = 1
    }
  }
  const months = (of: Float64Array) =>
    Float64Array.from(chosen.flatMap(from => [...of.subarray(from * 12, from * 12 + 12)]))
  return {
    modules: chosen.length,
    of_module: Uint16Array.from(chosen, (_, index) => index),
    direct,
    is_met,
    is_shaded,
    dome: months(whole.dome),
    rim: months(whole.rim),
  }
}
