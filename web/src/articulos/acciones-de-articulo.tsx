import { useNavigate } from '@tanstack/react-router';
import { type AccionArticulo, cicloDeArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import { agregarEquivalente, cambiarEstadoDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import type { Sujeto } from './pedir-accion.tsx';

/** Its labels, and what may be done with its state: the life cycle says it, and so does the permission. */
export function useAccionesDeArticulo(): (articulo: Sujeto) => readonly AccionDeFila[] {
  const { t } = useTranslation('articulos');
  const puede = usePuede();
  const navigate = useNavigate();
  const pedirAccion = usePedirAccion(navigate);
  return (articulo) => {
    const etiquetas = {
      texto: t('accion.etiquetas'),
      onClick: () => void navigate({ to: '/articulos/etiquetas', search: { articulos: articulo.id } }),
    };
    if (!puede(cambiarEstadoDeArticulo)) return [etiquetas];
    const deEstado = cicloDeArticulo.accionesDesde(articulo.estado).map((accion) => ({
      texto: t(`accion.${accion}`),
      peligro: accion === 'inactivar',
      onClick: () => void pedirAccion(accion, articulo),
    }));
    return [etiquetas, ...deEstado];
  };
}

/** What asks comes with the first time somebody wants it: most who look at the table never do. */
function usePedirAccion(navigate: ReturnType<typeof useNavigate>) {
  const { t } = useTranslation('articulos');
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const puede = usePuede();
  const { mutateAsync: cambiar } = useComando(cambiarEstadoDeArticulo);
  const { mutateAsync: agregar } = useComando(agregarEquivalente);
  return async (accion: AccionArticulo, articulo: Sujeto): Promise<void> => {
    try {
      const { pedirAccion } = await import('./pedir-accion.tsx');
      await pedirAccion(accion, articulo, {
        t,
        confirmar,
        puede,
        cambiar,
        agregar,
        navigate,
        onHecho: avisos.exito,
      });
    } catch (error) {
      avisos.error(error);
    }
  };
}
