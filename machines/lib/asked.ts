// What a chart asks of the server while it is in a state. The chart has a place for it, typed and empty; the page that runs the
// chart puts the request there (`provide`).
import { type EventObject, fromCallback } from 'xstate'

/** It answers with events of the chart, once or several times; what it says after the state was left is not heard. */
export const asked = <Input, Answer extends EventObject>(
  ask: (input: Input, tell: (answer: Answer) => void) => unknown = () => {},
) => fromCallback<EventObject, Input>(({ input, sendBack }) => void ask(input, sendBack))
