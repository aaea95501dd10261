import type { Campo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearFecha, oVacio } from '#ui/formato/formato.ts';

/** How a value of a campo is read on the screen, in its region; its measure only where no title says it. */
export function useDecirCampo(): (campo: Campo, valor: string | null | undefined, conUnidad?: boolean) => string {
  const { t } = useTranslation('articulos');
  return useCallback(
    (campo, valor, conUnidad = false) => {
      if (valor === null || valor === undefined) return oVacio(null);
      switch (campo.tipo) {
        case 'NUMERO':
          return [formatearCantidad(valor), conUnidad && campo.unidad].filter(Boolean).join(' ');
        case 'LISTA':
          // A row of the table brings the name already.
          return campo.opciones.find(({ id }) => id === valor)?.nombre ?? valor;
        case 'SI_NO':
          return t(valor === 'true' ? 'datos.si' : 'datos.no');
        case 'FECHA':
          return formatearFecha(valor);
        case 'TEXTO':
          return valor;
      }
    },
    [t],
  );
}
