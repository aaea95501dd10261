/** For a drawing that is never turned round, as its `style`: what turns the styles of the page would turn this too. */
export const DE_IZQUIERDA = { direction: 'ltr' } as const;
