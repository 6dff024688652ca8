// Checks that a text from outside can be an id: the database would report any other as our fault. Pure.

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

export const isUuid = (text: string) => UUID.test(text)
