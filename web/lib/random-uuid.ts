// Browsers make random ids only for pages served by TLS or from the device itself. On a phone that opens a computer of the same
// network there is neither, and every write needs one. The library makes the same from random bytes; without options it would ask
// the browser, which is this function again. Imported before anything else.
import { v4 } from 'uuid'

if (!('randomUUID' in crypto)) Object.defineProperty(crypto, 'randomUUID', { value: () => v4({}) })
