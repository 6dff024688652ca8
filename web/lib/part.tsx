// A lazily loaded part of a page, shown as soon as it is loaded. React.lazy() would show its fallback for at least 0.3
// s (its throttling of fallbacks), and again for each nested part.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { withinReach } from '#web/reach/reachability.ts'

/** `meanwhile` is shown until it is here. What keeps it from coming is thrown where it is drawn. */
export function part<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let here: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  function bring(): Promise<void> {
    // A connection that hangs is not waited for longer than the server can be reached.
    coming ??= withinReach(load, { maybe_here: true }).then(
      file => {
        here = file.default
      },
      failure => {
        coming = undefined
        throw failure
      },
    )
    return coming
  }
  function Part({ meanwhile = null, ...props }: Props & { meanwhile?: ReactNode }) {
    const [Shown, setShown] = useState(() => here)
    const [failure, setFailure] = useState<{ thrown: unknown }>()
    useEffect(() => {
      // A file is outside React.
      if (Shown) return
      let gone = false
      bring().then(
        () => gone || setShown(() => here),
        thrown => gone || setFailure({ thrown }),
      )
      return () => {
        gone = true
      }
    }, [Shown])
    if (failure) throw failure.thrown
    // All props but `meanwhile` are the part's own.
    return Shown ? <Shown {...(props as unknown as Props)} /> : meanwhile
  }
  /** A failure to load is reported where it renders. */
  const fetchAhead = () => void bring().catch(() => undefined)
  return Object.assign(Part, { fetchAhead })
}
