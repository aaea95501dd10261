import type { useNavigate } from '@tanstack/react-router';
import type { AccionArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import {
  type agregarEquivalente,
  type cambiarEstadoDeArticulo,
  type FilaDeArticulo,
  verDependencias,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { Dependencia } from '@trastienda/nucleo/articulos/dependencias.ts';
import { sinAusentes } from '@trastienda/nucleo/comun/sin-ausentes.ts';
import type { TFunction } from 'i18next';
import type { usePuede } from '#acceso/permisos.tsx';
import type { useComando } from '#api/consultas.ts';
import { PedidoRechazado, pedir } from '#api/pedir.ts';
import { textosDe } from '#i18n/textos-de.ts';
import type { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { deUnaPieza } from '#ui/piezas/de-una-pieza.ts';
import { type Aceptado, insistir } from './aceptar-repetido.ts';
import { ListaDeDependencias } from './lista-de-dependencias.tsx';
import type { Unir } from './preguntar-cruce.tsx';

export type Sujeto = Pick<FilaDeArticulo, 'id' | 'codigo' | 'estado' | 'version'>;

type Medios = {
  readonly t: TFunction<'articulos'>;
  readonly confirmar: ReturnType<typeof useConfirmar>;
  readonly cambiar: ReturnType<typeof useComando<typeof cambiarEstadoDeArticulo>>['mutateAsync'];
  readonly agregar: ReturnType<typeof useComando<typeof agregarEquivalente>>['mutateAsync'];
  readonly puede: ReturnType<typeof usePuede>;
  readonly onHecho: (texto: string) => void;
  readonly navigate: ReturnType<typeof useNavigate>;
};

/** Asks, changes the state of an artículo and says so; or says what is in the way. Throws what the server refuses otherwise. */
export async function pedirAccion(accion: AccionArticulo, articulo: Sujeto, medios: Medios): Promise<void> {
  const { confirmar } = medios;
  const t = await textosDe('estadoDeArticulo');
  const { id, codigo, version } = articulo;
  try {
    if (accion === 'inactivar') {
      const { puedeInactivar, dependencias } = await pedir(verDependencias, { params: { id } });
      if (!puedeInactivar) return await explicar(articulo, dependencias, medios);
    }
    const respuesta = await confirmar({
      titulo: t(`confirmar.${accion}`, { codigo: deUnaPieza(codigo) }),
      texto: queSera(t, accion, articulo),
      boton: medios.t(`accion.${accion}`),
      peligro: accion === 'inactivar',
      motivo: pideMotivo(accion),
    });
    if (respuesta === null) return;
    const porQue = pideMotivo(accion) ? { motivo: respuesta.motivo } : {};
    const enviar = (aceptado: Aceptado) =>
      medios.cambiar({ params: { id }, body: { version, accion, ...porQue, ...sinAusentes(aceptado) } });
    const unir: Unir = (uno, articuloId) =>
      medios.agregar({ params: { id: uno.id }, body: { version: uno.version, articuloId } });
    await enviar({}).catch((error: unknown) => insistir({ ...medios, unir, hayFormulario: false }, enviar, error));
    medios.onHecho(t(`hecho.${accion}`, { codigo }));
  } catch (error) {
    // Somebody sold one between the question and the answer: the refusal says it as the question would have.
    if (!esDependencias(error)) throw error;
    await explicar(articulo, error.data.dependencias, medios);
  }
}

/** Says what is in the way, each with where to go (ART-09). */
async function explicar(articulo: Sujeto, dependencias: readonly Dependencia[], { confirmar, navigate }: Medios) {
  const t = await textosDe('estadoDeArticulo');
  const ver = await confirmar({
    titulo: t('dependencias.titulo', { codigo: deUnaPieza(articulo.codigo) }),
    texto: <ListaDeDependencias dependencias={dependencias} />,
    boton: t('dependencias.verStock'),
    volver: t('dependencias.cerrar'),
  });
  if (ver) await navigate({ to: '/articulos/tabla/$id', params: { id: articulo.id }, search: { seccion: 'stock' } });
}

/** What is to come of it, which for one that comes back depends on where it comes from. */
const queSera = (
  t: Awaited<ReturnType<typeof textosDe<'estadoDeArticulo'>>>,
  accion: AccionArticulo,
  { estado }: Sujeto,
) =>
  accion === 'activar' ? estado !== 'ACTIVO' && t(`confirmar.activarTexto.${estado}`) : t(`confirmar.${accion}Texto`);

/** What takes an artículo away says why, for who asks months later (REA-06). */
const pideMotivo = (accion: AccionArticulo): boolean => accion !== 'activar';

const esDependencias = (
  error: unknown,
): error is PedidoRechazado & { readonly data: { readonly dependencias: readonly Dependencia[] } } =>
  error instanceof PedidoRechazado && error.code === 'articulos.con_dependencias';
