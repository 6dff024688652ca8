/** What a heading is linked by: '¿Y después?' is `y-despues`. Made where it is needed, so that no file carries it. */
export const headingId = (heading: string) =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
