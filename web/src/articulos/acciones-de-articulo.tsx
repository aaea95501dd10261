import { useNavigate } from '@tanstack/react-router';
import { type AccionArticulo, cicloDeArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import {
  cambiarEstadoDeArticulo,
  type FilaDeArticulo,
  verDependencias,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { Dependencia } from '@trastienda/nucleo/articulos/dependencias.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado, pedir } from '#api/pedir.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { useConfirmar } from '#ui/confirmar.tsx';
import type { AccionDeFila } from '#ui/tabla-tipos.ts';
import { ListaDeDependencias } from './lista-de-dependencias.tsx';

type Sujeto = Pick<FilaDeArticulo, 'id' | 'codigo' | 'estado' | 'version'>;

/** Its labels, and what may be done with its state: the life cycle says it, and so does the permission. */
export function useAccionesDeArticulo(): (articulo: Sujeto) => readonly AccionDeFila[] {
  const { t } = useTranslation('articulos');
  const puede = usePuede();
  const pedirAccion = usePedirAccion();
  const navigate = useNavigate();
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

function usePedirAccion() {
  const { t } = useTranslation('articulos');
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const cambiar = useComando(cambiarEstadoDeArticulo);
  const navigate = useNavigate();

  /** Says what is in the way, each with where to go (ART-09). */
  const explicar = async ({ id, codigo }: Sujeto, dependencias: readonly Dependencia[]) => {
    const ver = await confirmar({
      titulo: t('dependencias.titulo', { codigo }),
      texto: <ListaDeDependencias dependencias={dependencias} />,
      boton: t('dependencias.verStock'),
      volver: t('dependencias.cerrar'),
    });
    if (ver) await navigate({ to: '/articulos/tabla/$id', params: { id }, search: { seccion: 'stock' } });
  };

  return async (accion: AccionArticulo, articulo: Sujeto): Promise<void> => {
    const { id, codigo, version } = articulo;
    try {
      if (accion === 'inactivar') {
        const { puedeInactivar, dependencias } = await pedir(verDependencias, { params: { id } });
        if (!puedeInactivar) return await explicar(articulo, dependencias);
      }
      const respuesta = await confirmar({
        titulo: t(`confirmar.${accion}`, { codigo }),
        texto: t(`confirmar.${accion}Texto`),
        boton: t(`accion.${accion}`),
        peligro: accion === 'inactivar',
        motivo: pideMotivo(accion),
      });
      if (respuesta === null) return;
      const porQue = pideMotivo(accion) ? { motivo: respuesta.motivo } : {};
      await cambiar.mutateAsync({ params: { id }, body: { version, accion, ...porQue } });
      avisos.exito(t(`hecho.${accion}`, { codigo }));
    } catch (error) {
      // Somebody sold one between the question and the answer: the refusal says it as the question would have.
      if (esDependencias(error)) await explicar(articulo, error.data.dependencias);
      else avisos.error(error);
    }
  };
}

/** What takes an artículo away says why, for who asks months later (REA-06). */
const pideMotivo = (accion: AccionArticulo): boolean => accion !== 'activar';

const esDependencias = (
  error: unknown,
): error is PedidoRechazado & { readonly data: { readonly dependencias: readonly Dependencia[] } } =>
  error instanceof PedidoRechazado && error.code === 'articulos.con_dependencias';
