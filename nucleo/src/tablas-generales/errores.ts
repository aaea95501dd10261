export const erroresDeTablasGenerales = {} as const;
