import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import {
  cambiarEstadoDeEstructura,
  descartarEstructura,
  type Estructura,
  validarEstructura,
  versionarEstructura,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { useFocoTrasOrdenar } from '#articulos/use-foco-tras-ordenar.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';
import { deUnaPieza } from '#ui/piezas/de-una-pieza.ts';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import type { PuestaEnVigencia } from './dialogo-de-vigencia.tsx';

const DialogoDeVigencia = lazy(async () => ({
  default: (await import('./dialogo-de-vigencia.tsx')).DialogoDeVigencia,
}));

/** What can be done with a version in its state; what moves it on is the button, the rest its menu. */
export function AccionesDeEstructura(props: {
  readonly estructura: Estructura;
  /** Something was written in it that is not saved. */
  readonly sinGuardar?: boolean;
}) {
  const { estructura, sinGuardar = false } = props;
  const { t } = useTranslation('estructura');
  const puede = usePuede();
  const navigate = useNavigate();
  const avisos = useAvisos();
  const { poner, mover, validar, versionar, descartar, ocupado } = useAcciones(estructura);
  const [eligiendo, setEligiendo] = useState(false);
  const alOrdenar = useFocoTrasOrdenar(ocupado);
  const { estado, validada, codigo, articuloId } = estructura;
  const edita = puede(cambiarEstadoDeEstructura);
  const hayBorrador = estructura.versiones.some((version) => version.estado === 'BORRADOR');
  // They would be about the lines that were saved, which are not those on the screen.
  const yaGuardada = (accion: () => unknown) => {
    if (sinGuardar) avisos.info(t('guardarAntes'));
    else accion();
  };
  const otras: AccionDeFila[] = [
    ...(edita && !validada ? [{ texto: t('accion.validar'), onClick: () => yaGuardada(validar) }] : []),
    {
      texto: t('accion.verArticulo'),
      onClick: () => void navigate({ to: '/articulos/tabla/$id', params: { id: articuloId } } as never),
    },
    ...(edita && estado === 'PROGRAMADA' && !hayBorrador
      ? [
          { texto: t('accion.version'), onClick: () => void versionar() },
          { texto: t('accion.desprogramar'), peligro: true, onClick: () => void mover('desprogramar') },
        ]
      : []),
    ...(edita && estado === 'VIGENTE'
      ? [{ texto: t('accion.retirar'), peligro: true, onClick: () => void mover('retirar') }]
      : []),
    ...(edita && estado === 'BORRADOR'
      ? [{ texto: t('accion.descartar'), peligro: true, onClick: () => void descartar() }]
      : []),
  ];
  return (
    <>
      {edita && (estado === 'BORRADOR' || estado === 'PROGRAMADA') && (
        <Button
          variant="contained"
          disabled={ocupado}
          onClick={(evento) => {
            alOrdenar(evento);
            yaGuardada(() => setEligiendo(true));
          }}
        >
          {t(estado === 'BORRADOR' ? 'accion.poner_vigente' : 'accion.cambiarDia')}
        </Button>
      )}
      {edita && (estado === 'VIGENTE' || estado === 'HISTORICA') && !hayBorrador && (
        <Button variant="contained" disabled={ocupado} onClick={() => void versionar()}>
          {t('accion.version')}
        </Button>
      )}
      <MenuDeFila etiqueta={`${t('acciones')}: ${codigo}`} acciones={() => otras} />
      {eligiendo && (
        <Suspense>
          <DialogoDeVigencia estructura={estructura} onPoner={poner} onCerrar={() => setEligiendo(false)} />
        </Suspense>
      )}
    </>
  );
}

function useAcciones({ id, version, numero, codigo, articuloId }: Estructura) {
  const { t } = useTranslation('estructura');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const navigate = useNavigate();
  const estado = useComando(cambiarEstadoDeEstructura);
  const validacion = useComando(validarEstructura);
  const copia = useComando(versionarEstructura);
  const descarte = useComando(descartarEstructura);
  const contar = async (orden: Promise<unknown>, exito: string): Promise<boolean> =>
    orden.then(
      () => {
        avisos.exito(exito);
        return true;
      },
      (error: unknown) => {
        avisos.error(error);
        return false;
      },
    );
  const ir = (aDonde: string, seccion?: string) =>
    void navigate({
      to: '/articulos/estructura/$id',
      params: { id: aDonde },
      search: seccion === undefined ? {} : { seccion },
    } as never);
  return {
    ocupado: estado.isPending || copia.isPending,
    poner: async ({ desde, motivo }: PuestaEnVigencia) => {
      await estado.mutateAsync({
        params: { id },
        body: {
          ...{ version, accion: 'poner_vigente' as const },
          ...(desde === null ? {} : { desde }),
          ...(motivo === '' ? {} : { motivo }),
        },
      });
      avisos.exito(
        desde === null ? t('hecho.vigente', { numero }) : t('hecho.programada', { numero, dia: formatearFecha(desde) }),
      );
      ir(id);
    },
    mover: async (accion: 'desprogramar' | 'retirar') => {
      const si = await confirmar({
        titulo: t(`confirmar.${accion}`, { numero, codigo: deUnaPieza(codigo) }),
        texto: t(`confirmar.${accion}Texto`),
        boton: t(`accion.${accion}`),
        peligro: accion === 'retirar',
        motivo: 'opcional',
      });
      if (!si) return;
      const hecho = t(`hecho.${accion === 'retirar' ? 'retirada' : 'desprogramada'}`, { numero });
      const motivo = si.motivo === '' ? {} : { motivo: si.motivo };
      if (await contar(estado.mutateAsync({ params: { id }, body: { version, accion, ...motivo } }), hecho)) ir(id);
    },
    validar: () => contar(validacion.mutateAsync({ params: { id }, body: { version } }), t('hecho.validada')),
    versionar: () =>
      copia
        .mutateAsync({ params: { id } })
        .then((nueva) => {
          avisos.exito(t('hecho.version', { numero: nueva.numero }));
          ir(nueva.id, 'componentes');
        })
        // What its lines may not take any more is in no box of this screen: the notice says it.
        .catch((error: unknown) =>
          avisos.error((error instanceof PedidoRechazado && error.issues[0]?.message) || error),
        ),
    descartar: async () => {
      const si = await confirmar({
        titulo: t('confirmar.descartar', { numero, codigo: deUnaPieza(codigo) }),
        texto: t('confirmar.descartarTexto'),
        boton: t('accion.descartar'),
        peligro: true,
      });
      if (!si) return;
      const descartada = descarte.mutateAsync({ params: { id }, body: { version } });
      if (!(await contar(descartada, t('hecho.descartada')))) return;
      void navigate({ to: '/articulos/estructura', search: { articuloId } } as never);
    },
  };
}
