/** What stands in the trail, and wherever else a person was told of, once their data were taken away. */
export const TACHADO = '(anonimizado)';

/** How a cliente without data is called: apart from the others, and after nothing of its own. */
export const nombreAnonimo = (id: string): string => `Cliente anonimizado ${id.slice(-8).toUpperCase()}`;
