import { useNavigate } from '@tanstack/react-router';
import type { Adentro, Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { cambiarRubro } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { PedidoRechazado } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import { type Nodo, useComandosDeNodo } from './nodos.ts';
import { usePanelAbierto } from './panel-abierto.ts';

/** What the table of artículos calls a node of each level in its address. */
export const FILTRO = { rubro: 'rubroId', familia: 'familiaId', subfamilia: 'subfamiliaId' } as const;

/** Where a node leads, and what may be done with it. */
export function useAccionesDeNodo(nivel: Nivel) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const puede = usePuede();
  const adentro = useAdentro(nivel);
  const cambiarActivo = useCambiarActivo(nivel);
  const { abrir } = usePanelAbierto();
  const ver = ({ id }: Nodo) => abrir(nivel, id);
  const acciones = (nodo: Nodo): readonly AccionDeFila[] => [
    { texto: t('nodo:detalle'), onClick: () => ver(nodo) },
    ...adentro(nodo),
    ...(puede(cambiarRubro)
      ? [
          { texto: t('nodo:clasificacion.editar'), onClick: () => abrir(nivel, nodo.id, 'editar') },
          ...(nivel === 'rubro' ? [] : [{ texto: t('nodo:mover'), onClick: () => abrir(nivel, nodo.id, 'mover') }]),
          { texto: t('nodo:fusionar'), onClick: () => abrir(nivel, nodo.id, 'fusionar') },
          {
            texto: t(nodo.activo ? 'nodo:clasificacion.inactivar' : 'nodo:clasificacion.activar'),
            peligro: nodo.activo,
            onClick: () => void cambiarActivo(nodo),
          },
        ]
      : []),
  ];
  return { acciones, ver };
}

/** The lists of what hangs from a node, what is directly below it first. */
function useAdentro(nivel: Nivel): (nodo: Nodo) => readonly [AccionDeFila, ...AccionDeFila[]] {
  const { t } = useTranslation(['articulos', 'nodo']);
  const navigate = useNavigate();
  return ({ id }) => {
    const articulos = {
      texto: t('nodo:clasificacion.verArticulos'),
      onClick: () => void navigate({ to: '/articulos/tabla', search: { [FILTRO[nivel]]: id } }),
    };
    if (nivel === 'subfamilia') return [articulos];
    const [texto, to] =
      nivel === 'rubro'
        ? [t('nodo:clasificacion.verFamilias'), '/articulos/familia' as const]
        : [t('nodo:clasificacion.verSubfamilias'), '/articulos/subfamilia' as const];
    return [{ texto, onClick: () => void navigate({ to, search: { [FILTRO[nivel]]: id } }) }, articulos];
  };
}

/** Inactivates a node, or brings it back; what is inside an active one is told with where to see it (CLA-04). */
function useCambiarActivo(nivel: Nivel) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const adentro = useAdentro(nivel);
  const { cambiar } = useComandosDeNodo(nivel);

  const explicar = async (nodo: Nodo, { message: texto, data }: PedidoRechazado) => {
    const { bloquean = [] } = (data ?? {}) as Partial<Adentro>;
    const { nombre } = nodo;
    // Only what is directly below keeps it active.
    const [debajo] = adentro(nodo);
    const ver = await confirmar({
      titulo: t('nodo:clasificacion.noSePuede', { nombre }),
      texto: (
        <>
          {texto}
          {bloquean.length > 0 && <LosQueBloquean bloquean={bloquean} />}
        </>
      ),
      boton: debajo.texto,
      volver: t('nodo:clasificacion.entendido'),
    });
    if (ver) debajo.onClick();
  };

  return async (nodo: Nodo): Promise<void> => {
    const { id, version, nombre, activo } = nodo;
    const respuesta = await confirmar({
      titulo: t(activo ? 'nodo:clasificacion.inactivarTitulo' : 'nodo:clasificacion.activarTitulo', { nombre }),
      texto: t(activo ? 'nodo:clasificacion.inactivarTexto' : 'nodo:clasificacion.activarTexto'),
      boton: t(activo ? 'nodo:clasificacion.inactivar' : 'nodo:clasificacion.activar'),
      peligro: activo,
      motivo: activo,
    });
    if (respuesta === null) return;
    await cambiar(id, { version, activo: !activo, ...(activo ? { motivo: respuesta.motivo } : {}) }).then(
      () => avisos.exito(t(activo ? 'nodo:clasificacion.inactivado' : 'nodo:clasificacion.activado', { nombre })),
      (error: unknown) =>
        error instanceof PedidoRechazado && error.code === 'articulos.clasificacion_en_uso'
          ? explicar(nodo, error)
          : avisos.error(error),
    );
  };
}

function LosQueBloquean({ bloquean }: { readonly bloquean: Adentro['bloquean'] }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  return (
    <>
      <br />
      {t('nodo:bloquean')}{' '}
      {bloquean.map(({ id, codigo, nombre }, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <bdi>{codigo}</bdi> {nombre}
        </span>
      ))}
    </>
  );
}
