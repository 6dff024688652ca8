// How far a single-axis tracker turns (Anderson and Mikofski 2020, NREL/TP-5K00-76626; backtracking on a slope their equation 14,
// which is Lorenzo, Narvarte and Munoz 2011 on level ground).
import type { Schemas } from '#sdk/types.ts'
import { RAD } from '../../lib/angles.ts'

export type Tracker = Schemas['Tracker']

/** Radians from level, for the sun at that angle across the axis. */
export function trackerAngle(across: number, tracker: Tracker, ground_cover_ratio: number): number {
  const { max_angle_deg, backtracking, cross_slope_deg = 0 } = tracker
  const most = max_angle_deg * RAD
  const angle = backtracking ? across + turnBack(across, cross_slope_deg * RAD, ground_cover_ratio) : across
  return Math.max(-most, Math.min(most, angle))
}

/** Back toward level until the shadow of one row just misses the next. */
function turnBack(across: number, slope: number, ground_cover_ratio: number): number {
  const between = Math.abs(Math.cos(across - slope)) / (ground_cover_ratio * Math.cos(slope))
  return between < 1 ? -Math.sign(across) * Math.acos(between) : 0
}
