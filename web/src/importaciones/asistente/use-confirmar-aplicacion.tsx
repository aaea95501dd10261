import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { vueltaDe } from '#importaciones/entidades.ts';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';

/** «1.240 artículos»: so many of what a file brings. */
export function useCuenta(): (entidad: Importacion['entidad'], cantidad: number) => string {
  const { t } = useTranslation('importaciones');
  return (entidad, cantidad) => t(`entidad.${entidad}.cuenta`, { count: cantidad, n: formatearEntero(cantidad) });
}

/** Asks before the data change, with what changes in numbers. */
export function useConfirmarAplicacion() {
  const { t } = useTranslation('importaciones');
  const confirmar = useConfirmar();
  const cuenta = useCuenta();
  return async ({ archivo, entidad, crear, actualizar, rechazadas }: Importacion): Promise<boolean> => {
    const respuesta = await confirmar({
      titulo: t('asistente.aplicar.titulo', { archivo }),
      texto: [
        crear && t('asistente.aplicar.crea', { count: crear, n: cuenta(entidad, crear) }),
        actualizar && t('asistente.aplicar.actualiza', { count: actualizar, n: cuenta(entidad, actualizar) }),
        rechazadas && t('asistente.aplicar.rechaza', { count: rechazadas, n: formatearEntero(rechazadas) }),
        t(`asistente.aplicar.${vueltaDe(entidad)}`),
      ]
        .filter(Boolean)
        .join(' '),
      boton: entidad === 'precios' ? t('asistente.aplicar.botonDeLote') : t('asistente.aplicar.boton'),
    });
    return respuesta !== null;
  };
}
