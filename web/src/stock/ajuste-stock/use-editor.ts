import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Ajuste,
  anularAjuste,
  aplicarAjuste,
  cambiarAjuste,
  crearAjuste,
  pedirAprobacion,
  verAjuste,
} from '@trastienda/nucleo/stock/contrato.ts';
import { listarDepositos, listarMotivos } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSucursal } from '#acceso/sesion.tsx';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { claveDe, consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import {
  type Borrador,
  borradorDe,
  type Cambio,
  cambiarBorrador,
  conNumerosDeMas,
  type Renglon,
  VACIO,
} from './borrador.ts';
import { aCambiar, aCrear } from './cuerpo.ts';
import { conIdDe, conRespuesta } from './guardado.ts';
import { type Problemas, problemasDelServidor, revisar, SIN_PROBLEMAS } from './problemas.ts';

const TODOS = 200;

type Opciones = {
  readonly inicial: Ajuste | null;
  readonly onCreado: (id: string) => void;
};

/** A draft being edited: what it says, what is wrong with it, and how it is kept and applied. */
export function useEditor({ inicial, onCreado }: Opciones) {
  const { t } = useTranslation('stock');
  const puede = usePuede();
  const avisos = useAvisos();
  const cache = useQueryClient();
  const { estado, leer, poner } = useEstado(inicial);
  const { borrador, guardado } = estado;
  const [problemas, setProblemas] = useState<Problemas>(SIN_PROBLEMAS);
  const [error, setError] = useState<unknown>(null);
  const ultimoGuardado = useRef<Promise<Ajuste | null>>(Promise.resolve(null));
  const { depositos, motivos } = useCatalogos();
  const sucursalId = depositos.find(({ id }) => id === borrador.depositoId)?.sucursalId ?? undefined;
  const verCosto = puede({ permiso: 'costo.ver' }, sucursalId);

  const crear = useComando(crearAjuste);
  const cambiar = useComando(cambiarAjuste, { invalida: ['actividad'] });
  const aplicar = useComando(aplicarAjuste, { invalida: ['actividad', 'articulos'] });
  const pedir = useComando(pedirAprobacion, { invalida: ['actividad'] });
  const anular = useComando(anularAjuste, { invalida: ['actividad'] });

  const sucio = () => leer().borrador !== leer().asentado;
  const despacharCrudo = (cambio: Cambio) => poner({ ...leer(), borrador: cambiarBorrador(leer().borrador, cambio) });
  const despachar = (cambio: Cambio) => {
    setProblemas(SIN_PROBLEMAS);
    despacharCrudo(cambio);
  };
  useDepositoPropio(depositos, borrador.depositoId, (depositoId) =>
    despacharCrudo({ tipo: 'cabecera', cambios: { depositoId } }),
  );

  /** What the server kept of `enviado`; whatever was typed meanwhile stays, and is still to be kept. */
  const asentar = (ajuste: Ajuste, enviado: Borrador) => {
    const asentado = conRespuesta(enviado, enviado, ajuste);
    const actual = leer().borrador;
    poner({
      guardado: ajuste,
      asentado,
      borrador: actual === enviado ? asentado : conRespuesta(actual, enviado, ajuste),
    });
    cache.setQueryData(claveDe(verAjuste, { params: { id: ajuste.id } }), ajuste);
  };
  const intentar = async (trabajo: () => Promise<Ajuste>): Promise<Ajuste | null> => {
    const enviado = leer().borrador;
    setError(null);
    try {
      return await trabajo();
    } catch (fallo) {
      // Whoever left the question of who they are knows that nothing happened.
      if (fallo instanceof ConfirmacionCancelada) return null;
      setError(fallo);
      setProblemas(problemasDelServidor(fallo, enviado));
      return null;
    }
  };
  /** Whether the draft can be sent; otherwise what is wrong is on screen. */
  const revisado = (): boolean => {
    const hallados = revisar(leer().borrador, verCosto);
    setError(null);
    setProblemas(hallados);
    return hallados.size === 0;
  };
  const guardarAhora = async (): Promise<Ajuste | null> => {
    if (!revisado()) return null;
    const { borrador: enviado, guardado: antes } = leer();
    if (antes && !sucio()) return antes;
    const ajuste = await intentar(() =>
      antes === null
        ? crear.mutateAsync({ body: aCrear(enviado, verCosto) })
        : cambiar.mutateAsync({
            params: { id: antes.id },
            body: aCambiar(enviado, { original: borradorDe(antes), version: antes.version, verCosto }),
          }),
    );
    if (!ajuste) return null;
    asentar(ajuste, enviado);
    if (antes === null) onCreado(ajuste.id);
    return ajuste;
  };
  /** One at a time: a new one that is sent twice would be two, and the second change would be over an old version. */
  const guardar = (): Promise<Ajuste | null> => {
    ultimoGuardado.current = ultimoGuardado.current.then(guardarAhora);
    return ultimoGuardado.current;
  };

  return {
    borrador,
    guardado,
    problemas,
    error,
    depositos,
    motivos,
    verCosto,
    ocupado: [crear, cambiar, aplicar, pedir, anular].some(({ isPending }) => isPending),
    /** Whether it is theirs to apply, as far as is known; otherwise asking for it is what is left (AJU-06). */
    aplica: puede(aplicarAjuste, sucursalId) && (guardado === null || guardado.acciones.includes('aplicar')),
    /** It could be theirs to apply, if it were of less. */
    sobreLimite: guardado?.acciones.includes('aplicar') === false && puede(aplicarAjuste, sucursalId),
    /** What is on screen is on its way to be closed: nothing more can go with it. */
    cerrando: [aplicar, pedir, anular].some(({ isPending }) => isPending),
    leer,
    hayCambios: sucio,
    despachar,
    /** A line that was taken away, where it was. */
    reponer: (renglon: Renglon, lugar: number) =>
      despachar({ tipo: 'reponer', renglon: conIdDe(renglon, leer().guardado?.renglones ?? []), lugar }),
    revisado,
    guardar: async () => {
      const ajuste = await guardar();
      if (ajuste) avisos.exito(t('ajustes.listo.guardado', { numero: ajuste.texto }));
    },
    /** Keeps what was typed and applies it, if it is what was agreed to: nothing of the screen may be left out. */
    aplicar: async () => {
      const ajuste = await guardar();
      if (!ajuste) return;
      if (sucio()) return avisos.error(t('ajustes.problema.cambio'));
      const { id, version } = ajuste;
      const aplicado = await intentar(() => aplicar.mutateAsync({ params: { id }, body: { version } }));
      if (!aplicado) return;
      cache.setQueryData(claveDe(verAjuste, { params: { id } }), aplicado);
      avisos.exito(t('ajustes.listo.aplicado', { numero: aplicado.texto }));
    },
    /** Keeps what was typed and leaves it waiting for somebody else. */
    pedir: async (motivo: string) => {
      let ajuste = await guardar();
      while (ajuste && sucio()) ajuste = await guardar();
      if (!ajuste) return;
      const { id, version } = ajuste;
      const pedido = await intentar(() => pedir.mutateAsync({ params: { id }, body: { version, motivo } }));
      if (!pedido) return;
      cache.setQueryData(claveDe(verAjuste, { params: { id } }), pedido);
      avisos.exito(t('ajustes.listo.pedido', { numero: pedido.texto }));
    },
    anular: async (motivo: string) => {
      await ultimoGuardado.current;
      const { guardado: suyo } = leer();
      if (suyo === null) return;
      const { id, version } = suyo;
      const anulado = await intentar(() => anular.mutateAsync({ params: { id }, body: { version, motivo } }));
      if (!anulado) return;
      poner({ ...leer(), asentado: leer().borrador });
      cache.setQueryData(claveDe(verAjuste, { params: { id } }), anulado);
      avisos.exito(t('ajustes.listo.anulado', { numero: anulado.texto }));
    },
    /** Somebody else changed it: what is on the server takes the place of what is here. */
    recargar: async () => {
      if (guardado === null) return;
      const { id } = guardado;
      const ajuste = await cache.fetchQuery({ ...consultaDe(verAjuste, { params: { id } }), staleTime: 0 });
      const asentado = borradorDe(ajuste);
      poner({ guardado: ajuste, asentado, borrador: asentado });
      setError(null);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

type Estado = {
  readonly borrador: Borrador;
  /** The draft the server has; null while it has none, or when there is something to keep from the start. */
  readonly asentado: Borrador | null;
  readonly guardado: Ajuste | null;
};

/** What is shown, and how it is by now for who asks in the middle of a save. */
function useEstado(inicial: Ajuste | null) {
  const [estado, setEstado] = useState(() => estadoDe(inicial));
  const ahora = useRef(estado);
  return {
    estado,
    leer: () => ahora.current,
    poner: (nuevo: Estado) => {
      ahora.current = nuevo;
      setEstado(nuevo);
    },
  };
}

function estadoDe(inicial: Ajuste | null): Estado {
  if (inicial === null) return { borrador: VACIO, asentado: VACIO, guardado: null };
  const borrador = borradorDe(inicial);
  // Numbers of what keeps none any more go with the next save: there is something to keep.
  return { borrador, asentado: borrador.renglones.some(conNumerosDeMas) ? null : borrador, guardado: inicial };
}

function useCatalogos() {
  const puede = usePuede();
  const depositos = useQuery(consultaDe(listarDepositos, { query: { activo: 'true', porPagina: TODOS } }));
  const motivos = useQuery(
    consultaDe(listarMotivos, { query: { clase: 'AJUSTE', activo: 'true', orden: 'nombre', porPagina: TODOS } }),
  );
  return {
    depositos: (depositos.data?.filas ?? []).filter(
      ({ sucursalId, sucursalActiva }) => sucursalId !== null && sucursalActiva && puede(crearAjuste, sucursalId),
    ),
    motivos: motivos.data?.filas ?? [],
  };
}

/** A new adjustment starts in the main depósito of the person's sucursal; what they chose meanwhile stays. */
function useDepositoPropio(
  depositos: ReturnType<typeof useCatalogos>['depositos'],
  elegido: string | null,
  elegir: (depositoId: string) => void,
): void {
  const propia = useSucursal();
  const suyos = depositos.filter(({ sucursalId }) => sucursalId === propia?.id);
  const primero = (suyos.find(({ principal }) => principal) ?? suyos[0] ?? depositos[0])?.id;
  useEffect(() => {
    if (elegido === null && primero !== undefined) elegir(primero);
  });
}
