import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether `TresPaneles` shows the detail beside its list: below 900 px, to name in the address what it shows opens it. */
export const useDetalleALaVista = (): boolean => useMediaQuery('(min-width:900px)');
