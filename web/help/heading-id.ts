/** A heading's link id: '¿Y después?' is `y-despues`. Computed on demand, so no file contains it. */
export const headingId = (heading: string) =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
