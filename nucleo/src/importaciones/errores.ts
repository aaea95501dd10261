export const erroresDeImportaciones = {} as const;
