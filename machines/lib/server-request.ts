// A chart's server request while in a state. The chart has a typed, empty slot for it; the page that runs the chart
// fills it (`provide`).
import { type EventObject, fromCallback } from 'xstate'

/** It answers with events of the chart, once or several times; those after the state was left are ignored. */
export const request = <Input, Answer extends EventObject>(
  ask: (input: Input, tell: (answer: Answer) => void) => unknown = () => {},
) => fromCallback<EventObject, Input>(({ input, sendBack }) => void ask(input, sendBack))
