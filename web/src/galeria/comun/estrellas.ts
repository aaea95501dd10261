/**
 * For stars that are given. With the keyboard on none given yet, as tabulating leaves it, the library lays its frame over all
 * of them, which took the click on one.
 */
export const ESTRELLAS_AL_ALCANCE = { '& .MuiRating-labelEmptyValueActive': { pointerEvents: 'none' } } as const;
