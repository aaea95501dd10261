import { type CondicionDeVenta, cambiarCondicion } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';

/**
 * «Subir» and «Bajar» of a row among the ones on screen, which go by their order: it takes the place of its neighbour, past
 * those that a filter leaves out.
 */
export function useMoverCondicion(filas: readonly CondicionDeVenta[]) {
  const { t } = useTranslation('tablasGenerales');
  const avisos = useAvisos();
  const cambiar = useComando(cambiarCondicion, { invalida: ['ventas', 'clientes'] });
  const mover = async ({ id, version, nombre }: CondicionDeVenta, orden: number): Promise<void> => {
    try {
      const { orden: lugar } = await cambiar.mutateAsync({ params: { id }, body: { version, orden } });
      avisos.exito(t('condiciones.movida', { nombre, lugar }));
    } catch (error) {
      avisos.error(error);
    }
  };
  return (condicion: CondicionDeVenta): readonly AccionDeFila[] => {
    const puesto = filas.findIndex(({ id }) => id === condicion.id);
    const pasar = (texto: string, otra: CondicionDeVenta | undefined): readonly AccionDeFila[] =>
      otra === undefined ? [] : [{ texto, onClick: () => void mover(condicion, otra.orden) }];
    return puesto < 0
      ? []
      : [...pasar(t('condiciones.subir'), filas[puesto - 1]), ...pasar(t('condiciones.bajar'), filas[puesto + 1])];
  };
}
