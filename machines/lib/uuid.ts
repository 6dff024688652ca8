// Whether a text from outside can be an id: the database refuses any other as a fault of ours. Pure.

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

export const isUuid = (text: string) => UUID.test(text)
