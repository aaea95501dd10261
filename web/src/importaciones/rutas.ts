export const rutasDeImportaciones = [] as const;
