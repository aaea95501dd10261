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
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useSucursal } from '#acceso/sesion.tsx';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { claveDe, consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { borradorDe, type Cambio, cambiarBorrador, conNumerosDeMas, VACIO } from './borrador.ts';
import { aCambiar, aCrear } from './cuerpo.ts';
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
  const [guardado, setGuardado] = useState(inicial);
  const [borrador, despacharCrudo] = useReducer(cambiarBorrador, inicial === null ? VACIO : borradorDe(inicial));
  const [problemas, setProblemas] = useState<Problemas>(SIN_PROBLEMAS);
  const [error, setError] = useState<unknown>(null);
  // Numbers of what keeps none any more go with the next save: there is something to keep.
  const sucio = useRef(borrador.renglones.some(conNumerosDeMas));
  const { depositos, motivos } = useCatalogos();
  const sucursalId = depositos.find(({ id }) => id === borrador.depositoId)?.sucursalId ?? undefined;
  const verCosto = puede({ permiso: 'costo.ver' }, sucursalId);

  const crear = useComando(crearAjuste);
  const cambiar = useComando(cambiarAjuste, { invalida: ['actividad'] });
  const aplicar = useComando(aplicarAjuste, { invalida: ['actividad', 'articulos'] });
  const pedir = useComando(pedirAprobacion, { invalida: ['actividad'] });
  const anular = useComando(anularAjuste, { invalida: ['actividad'] });

  const despachar = (cambio: Cambio) => {
    sucio.current = true;
    setProblemas(SIN_PROBLEMAS);
    despacharCrudo(cambio);
  };
  useDepositoPropio(depositos, borrador.depositoId, (depositoId) =>
    despacharCrudo({ tipo: 'cabecera', cambios: { depositoId } }),
  );

  const asentar = (ajuste: Ajuste) => {
    sucio.current = false;
    setGuardado(ajuste);
    despacharCrudo({ tipo: 'cargar', borrador: borradorDe(ajuste) });
    cache.setQueryData(claveDe(verAjuste, { params: { id: ajuste.id } }), ajuste);
  };
  const intentar = async (trabajo: () => Promise<Ajuste>): Promise<Ajuste | null> => {
    setError(null);
    try {
      return await trabajo();
    } catch (fallo) {
      // Whoever left the question of who they are knows that nothing happened.
      if (fallo instanceof ConfirmacionCancelada) return null;
      setError(fallo);
      setProblemas(problemasDelServidor(fallo, borrador));
      return null;
    }
  };
  /** Whether the draft can be sent; otherwise what is wrong is on screen. */
  const revisado = (): boolean => {
    const hallados = revisar(borrador, verCosto);
    setError(null);
    setProblemas(hallados);
    return hallados.size === 0;
  };
  const guardar = async (): Promise<Ajuste | null> => {
    if (!revisado()) return null;
    if (guardado && !sucio.current) return guardado;
    const ajuste = await intentar(() =>
      guardado === null
        ? crear.mutateAsync({ body: aCrear(borrador, verCosto) })
        : cambiar.mutateAsync({
            params: { id: guardado.id },
            body: aCambiar(borrador, { original: borradorDe(guardado), version: guardado.version, verCosto }),
          }),
    );
    if (!ajuste) return null;
    asentar(ajuste);
    if (guardado === null) onCreado(ajuste.id);
    return ajuste;
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
    hayCambios: () => sucio.current,
    despachar,
    revisado,
    guardar: async () => {
      const ajuste = await guardar();
      if (ajuste) avisos.exito(t('ajustes.listo.guardado', { numero: ajuste.texto }));
    },
    /** Keeps what was typed and applies it. */
    aplicar: async () => {
      const ajuste = await guardar();
      if (!ajuste) return;
      const { id, version } = ajuste;
      const aplicado = await intentar(() => aplicar.mutateAsync({ params: { id }, body: { version } }));
      if (!aplicado) return;
      cache.setQueryData(claveDe(verAjuste, { params: { id } }), aplicado);
      avisos.exito(t('ajustes.listo.aplicado', { numero: aplicado.texto }));
    },
    /** Keeps what was typed and leaves it waiting for somebody else. */
    pedir: async (motivo: string) => {
      const ajuste = await guardar();
      if (!ajuste) return;
      const { id, version } = ajuste;
      const pedido = await intentar(() => pedir.mutateAsync({ params: { id }, body: { version, motivo } }));
      if (!pedido) return;
      cache.setQueryData(claveDe(verAjuste, { params: { id } }), pedido);
      avisos.exito(t('ajustes.listo.pedido', { numero: pedido.texto }));
    },
    anular: async (motivo: string) => {
      if (guardado === null) return;
      const { id, version } = guardado;
      const anulado = await intentar(() => anular.mutateAsync({ params: { id }, body: { version, motivo } }));
      if (!anulado) return;
      sucio.current = false;
      cache.setQueryData(claveDe(verAjuste, { params: { id } }), anulado);
      avisos.exito(t('ajustes.listo.anulado', { numero: anulado.texto }));
    },
    /** Somebody else changed it: what is on the server takes the place of what is here. */
    recargar: async () => {
      if (guardado === null) return;
      const { id } = guardado;
      asentar(await cache.fetchQuery({ ...consultaDe(verAjuste, { params: { id } }), staleTime: 0 }));
      setError(null);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

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
